import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contactCopy } from '../../../../src/content/copy/contact';
import { leadFieldCopy } from '../../../../src/content/copy/leads/forms';
import { savedLeadCopy as copy, leadKind } from '../../../../src/content/copy/leads/saved-card';
import { savedPageCopy } from '../../../../src/content/copy/leads/saved-page';
import { ContactForm } from '../../../../src/leads/form/contact-form';
import { showFailure } from '../../../../src/leads/form/failure-toast';
import { leadFromContact } from '../../../../src/leads/rules/form-fields';
import { receiptOf } from '../../../../src/leads/rules/receipt';
import { SavedLeads } from '../../../../src/leads/saved/saved-leads';
import { tabConnection } from '../../../../src/leads/tab/tab-connection';
import { OPEN_QUOTE_DIALOG } from '../../../../src/platform/quote-event';
import { leadOf } from '../../../support/lead-of';
import {
  answerWithStatus,
  beginningWith,
  formField,
  keepLead,
  locksOfAnotherTab,
  noAnswer,
  openPage,
  savedLeads,
} from '../outbox-page';

const quote = leadOf('Old Fort Haveli');
const plan = leadFromContact({
  resort_name: 'Hill View Residency',
  place: 'Coorg, Karnataka',
  email: 'ravi@hillview.example',
  phone: '',
  name: '',
  message: 'Twelve rooms',
});

// Always noon: a lead saved just before midnight would be of yesterday when it is shown. Before the first test, because the
// outbox keeps the `Date.now` that it finds when the first page opens.
beforeAll(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

const card = async (hotel: string) => {
  const heading = await screen.findByRole('heading', { name: hotel });
  const item = heading.closest('li');
  if (!item) throw new Error(`${hotel} is no item of the list`);
  return within(item);
};

test('an empty outbox shows the heading for no leads', async () => {
  await openPage(<SavedLeads />);
  expect(await screen.findByRole('heading', { name: savedPageCopy.leads.none.title })).toBeDefined();
});

test('the card of a waiting lead shows its form, day and receipt, and what happens next', async () => {
  await openPage(<SavedLeads />, { isOnline: false });
  const id = await keepLead(quote);
  const { getByText } = await card('Old Fort Haveli');
  expect(getByText(copy.waiting.stateText)).toBeDefined();
  const meta = getByText(beginningWith(leadKind(quote.source))).textContent;
  expect(meta).toContain(copy.today(''));
  expect(meta).toContain(copy.receipt(receiptOf(id)));
  expect(getByText(copy.waiting.withoutSync)).toBeDefined();
});

test('"Send now" sends a lead, and its card shows "sent" without the details', async () => {
  const { user, sent } = await openPage(<SavedLeads />);
  await keepLead(quote);
  const { getByRole } = await card('Old Fort Haveli');
  await user.click(getByRole('button', { name: copy.actions.sendNow }));
  expect(await screen.findByText(copy.sent.stateText)).toBeDefined();
  expect(screen.getByText(copy.sent.note)).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Old Fort Haveli'));
  expect(sent).toHaveLength(1);
  expect(await savedLeads()).toEqual([]);
});

test('"Send now" without network says that the lead stays saved', async () => {
  const { user } = await openPage(<SavedLeads />, { answer: noAnswer });
  await keepLead(quote);
  const { getByRole, findByText } = await card('Old Fort Haveli');
  await user.click(getByRole('button', { name: copy.actions.sendNow }));
  expect(await findByText(copy.stillWaiting)).toBeDefined();
  expect(await savedLeads()).toHaveLength(1);
});

test('a refused lead is first in the list, needs attention, and can be tried again', async () => {
  const state = { status: 422 };
  const { user } = await openPage(<SavedLeads />, { answer: () => answerWithStatus(state.status) });
  await keepLead(quote);
  await tabConnection().drain();
  const { findByText, getByText, getByRole } = await card('Old Fort Haveli');
  expect(await findByText(copy.attention.stateText)).toBeDefined();
  expect(getByText(copy.attention.note)).toBeDefined();
  state.status = 200;
  await user.click(getByRole('button', { name: copy.actions.tryAgain }));
  await waitFor(async () => expect(await savedLeads()).toEqual([]));
});

test('Delete asks in the card, and Undo restores the lead', async () => {
  const { user } = await openPage(<SavedLeads />, { isOnline: false });
  await keepLead(quote);
  const first = await card('Old Fort Haveli');
  await user.click(first.getByRole('button', { name: copy.actions.delete }));
  expect(document.activeElement?.textContent).toBe(copy.confirm.no);
  expect(await savedLeads()).toHaveLength(1);
  await user.click(first.getByRole('button', { name: copy.confirm.yes }));
  await waitFor(async () => expect(await savedLeads()).toEqual([]));
  await user.click(await screen.findByRole('button', { name: copy.deleted.undo }));
  await waitFor(async () => expect(await savedLeads()).toMatchObject([{ state: 'waiting' }]));
  expect(await screen.findByText(copy.waiting.stateText)).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Old Fort Haveli'));
});

test('"Keep it" deletes nothing', async () => {
  const { user } = await openPage(<SavedLeads />, { isOnline: false });
  await keepLead(quote);
  const { getByRole } = await card('Old Fort Haveli');
  await user.click(getByRole('button', { name: copy.actions.delete }));
  await user.click(getByRole('button', { name: copy.confirm.no }));
  expect(await savedLeads()).toHaveLength(1);
  expect(getByRole('button', { name: copy.actions.sendNow })).toBeDefined();
});

test('a lead that is corrected in the contact form replaces the saved one', async () => {
  const { user, leave, show, sent, answerWith } = await openPage(<SavedLeads />, {
    answer: () => answerWithStatus(422),
  });
  await keepLead(plan);
  await tabConnection().drain();
  // A card in another state has another button with the same words, which may be removed before it is pressed.
  await screen.findByText(copy.attention.stateText);
  const { getByRole } = await card('Hill View Residency');
  await user.click(getByRole('button', { name: copy.actions.open }));
  await waitFor(() => expect(window.location.pathname).toBe('/contact'));
  leave();
  show(<ContactForm />);
  const email = formField(leadFieldCopy.email);
  expect(email.value).toBe('ravi@hillview.example');
  expect(formField(leadFieldCopy.message).value).toBe('Twelve rooms');
  answerWith(() => answerWithStatus(200));
  await user.clear(email);
  await user.paste('ravi@hillview-residency.example');
  await user.click(screen.getByRole('button', { name: contactCopy.form.submit }));
  expect(await screen.findByText(contactCopy.form.sent.title)).toBeDefined();
  await waitFor(async () => expect(await savedLeads()).toEqual([]));
  expect(sent).toHaveLength(2);
});

test('"Open in the form" of a quote request opens the quote dialog', async () => {
  const { user } = await openPage(<SavedLeads />, { isOnline: false });
  await keepLead(quote);
  const onOpen = vi.fn();
  window.addEventListener(OPEN_QUOTE_DIALOG, onOpen, { once: true });
  const { getByRole } = await card('Old Fort Haveli');
  await user.click(getByRole('button', { name: copy.actions.open }));
  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
});

test('"Open in the form" closes the error toast about another lead', async () => {
  const { user } = await openPage(<SavedLeads />, { isOnline: false });
  await keepLead(quote);
  const { getByRole } = await card('Old Fort Haveli');
  showFailure({ title: 'Earlier', text: '', payload: plan, id: null, onSave: null });
  expect(await screen.findByText('Earlier')).toBeDefined();
  await user.click(getByRole('button', { name: copy.actions.open }));
  await waitFor(() => expect(screen.queryByText('Earlier')).toBeNull());
});

test('"Open in the form" asks before it overwrites other text', async () => {
  const { user, leave, show } = await openPage(<ContactForm />);
  await user.click(formField(leadFieldCopy.resort_name));
  await user.paste('Something else');
  leave();
  show(<SavedLeads />);
  await keepLead(plan);
  const { getByRole, getByText } = await card('Hill View Residency');
  await user.click(getByRole('button', { name: copy.actions.open }));
  expect(getByText(copy.overwrite.question)).toBeDefined();
  await user.click(getByRole('button', { name: copy.overwrite.no }));
  expect(window.location.pathname).toBe('/');
  await user.click(getByRole('button', { name: copy.actions.open }));
  await user.click(getByRole('button', { name: copy.overwrite.yes }));
  await waitFor(() => expect(window.location.pathname).toBe('/contact'));
});

test('"Open in the form" also asks before it overwrites an unfinished correction', async () => {
  const { user, leave, show } = await openPage(<SavedLeads />, { isOnline: false });
  await keepLead(plan);
  const before = await card('Hill View Residency');
  await user.click(before.getByRole('button', { name: copy.actions.open }));
  await waitFor(() => expect(window.location.pathname).toBe('/contact'));
  leave();
  const contact = show(<ContactForm />);
  await user.click(formField(leadFieldCopy.phone));
  await user.paste('+91 98450 11111');
  contact.unmount();
  // The buttons are removed while the form still has the lock, and a press on a removed button does nothing.
  await waitFor(async () => expect((await navigator.locks.query()).held).toEqual([]));
  await tabConnection().refreshAndTrack();
  show(<SavedLeads />);
  const { findByRole, findByText } = await card('Hill View Residency');
  await user.click(await findByRole('button', { name: copy.actions.open }));
  expect(await findByText(copy.overwrite.question)).toBeDefined();
});

test('a locked lead says that it is open in a form and has no buttons', async () => {
  await openPage(<SavedLeads />, { isOnline: false });
  const release = await locksOfAnotherTab().acquire(await keepLead(quote), 0);
  const { getByText, queryAllByRole, findByRole } = await card('Old Fort Haveli');
  // The card has a button with these words until it knows that the lead is locked.
  await waitFor(() => expect(queryAllByRole('button')).toEqual([]));
  expect(getByText(copy.inForm.stateText)).toBeDefined();
  release?.();
  expect(await findByRole('button', { name: copy.actions.sendNow })).toBeDefined();
});

test('"Send now" tries although the browser reports no network', async () => {
  const { user, sent } = await openPage(<SavedLeads />, { isOnline: false });
  await keepLead(quote);
  const { getByRole } = await card('Old Fort Haveli');
  await user.click(getByRole('button', { name: copy.actions.sendNow }));
  await waitFor(async () => expect(await savedLeads()).toEqual([]));
  expect(sent).toHaveLength(1);
});

test('after "Keep" the heading of the lead has the focus', async () => {
  const { user } = await openPage(<SavedLeads />, { isOnline: false });
  await keepLead(quote);
  const { getByRole } = await card('Old Fort Haveli');
  await user.click(getByRole('button', { name: copy.actions.delete }));
  await user.click(getByRole('button', { name: copy.confirm.no }));
  expect(document.activeElement).toBe(getByRole('heading', { name: 'Old Fort Haveli' }));
});

test.each([copy.actions.delete, copy.actions.open])(
  'if a lead without an answer cannot be changed after "%s", it says why, and its heading gets the focus',
  async (action) => {
    const { user } = await openPage(<SavedLeads />, { isOnline: false });
    // The page that sent it died.
    await tabConnection().outbox.writeLead({ payload: quote, id: 'n1', correctedIds: [] }, 'submitting');
    const { getByRole, findByText } = await card('Old Fort Haveli');
    const write = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await user.click(getByRole('button', { name: action }));
    if (action === copy.actions.delete) await user.click(getByRole('button', { name: copy.confirm.yes }));
    expect(await findByText(copy.cannotChange)).toBeDefined();
    write.mockRestore();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Old Fort Haveli'));
    await tabConnection().refreshAndTrack();
    expect(await findByText(copy.cannotChange)).toBeDefined();
  },
);

test.each([copy.actions.delete, copy.actions.open])(
  'a lead that is locked when "Yes" is pressed after "%s" says so, and its heading gets the focus',
  async (action) => {
    const { user, leave, show } = await openPage(<ContactForm />);
    await user.click(formField(leadFieldCopy.resort_name));
    await user.paste('Something else');
    leave();
    show(<SavedLeads />);
    const id = await keepLead(plan);
    const { getByRole, findByText } = await card('Hill View Residency');
    await user.click(getByRole('button', { name: action }));
    const release = await locksOfAnotherTab().acquire(id, 0);
    const question = action === copy.actions.delete ? copy.confirm : copy.overwrite;
    await user.click(getByRole('button', { name: question.yes }));
    expect(await findByText(copy.sendingNow)).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Hill View Residency'));
    release?.();
  },
);

test('a lead that is deleted again right after Undo can be restored again', async () => {
  const { user } = await openPage(<SavedLeads />, { isOnline: false });
  await keepLead(quote);
  const deleteIt = async () => {
    const { getByRole } = await card('Old Fort Haveli');
    await user.click(getByRole('button', { name: copy.actions.delete }));
    await user.click(getByRole('button', { name: copy.confirm.yes }));
  };
  await deleteIt();
  await user.click(await screen.findByRole('button', { name: copy.deleted.undo }));
  await screen.findByRole('button', { name: copy.actions.delete });
  await deleteIt();
  expect(await screen.findByRole('button', { name: copy.deleted.undo })).toBeDefined();
  await tabConnection().refreshAndTrack();
  await tabConnection().refreshAndTrack();
  expect(screen.getByRole('button', { name: copy.deleted.undo })).toBeDefined();
});
