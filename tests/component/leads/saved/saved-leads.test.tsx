import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { leadFieldCopy, leadsCopy } from '../../../../src/content/copy/leads/forms';
import { savedLeadCopy as copy, leadKind } from '../../../../src/content/copy/leads/saved-card';
import { ContactForm } from '../../../../src/leads/form/contact-form';
import { showFailure } from '../../../../src/leads/form/failure-toast';
import { leadFromForm } from '../../../../src/leads/rules/form-fields';
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
const plan = leadFromForm('contact', {
  resort_name: 'Hill View Residency',
  place: 'Coorg, Karnataka',
  email: 'ravi@hillview.example',
  phone: '',
  name: '',
  message: 'Twelve rooms',
});

// Always noon: a lead saved just before midnight would be of yesterday when it is shown. The outbox keeps the `Date.now` that it
// finds when the first page opens.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 12), toFake: ['Date'] });
});

const card = async (hotel: string) => {
  const heading = await screen.findByRole('heading', { name: hotel });
  const item = heading.closest('li');
  if (!item) throw new Error(`${hotel} is no item of the list`);
  return within(item);
};

/** Opens /saved, without network unless `options` say otherwise, with one lead. Returns the page, and queries in its card. */
async function openCard(lead = quote, options: Parameters<typeof openPage>[1] = { isOnline: false }) {
  const page = await openPage(<SavedLeads />, options);
  const id = await keepLead(lead);
  return { ...page, id, ...(await card(lead.company_name)) };
}

test('the card of a waiting lead shows its form, day and receipt, and what happens next', async () => {
  const { id, getByText } = await openCard();
  expect(getByText(copy.waiting.stateText)).toBeDefined();
  const meta = getByText(beginningWith(leadKind(quote.source))).textContent;
  expect(meta).toContain(copy.today(''));
  expect(meta).toContain(leadsCopy.receipts([receiptOf(id)]));
  expect(getByText(copy.waiting.withoutSync)).toBeDefined();
});

test('"Send now" sends a lead, and its card shows "sent" without the details', async () => {
  const { user, sent, getByRole } = await openCard(quote, {});
  await user.click(getByRole('button', { name: copy.actions.sendNow }));
  expect(await screen.findByText(copy.sent.stateText)).toBeDefined();
  expect(screen.getByText(copy.sent.note)).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Old Fort Haveli'));
  expect(sent).toHaveLength(1);
  expect(await savedLeads()).toEqual([]);
});

test('"Send now" without network says that the lead stays saved', async () => {
  const { user, getByRole, findByText } = await openCard(quote, { answer: noAnswer });
  await user.click(getByRole('button', { name: copy.actions.sendNow }));
  expect(await findByText(copy.stillWaiting)).toBeDefined();
  expect(await savedLeads()).toHaveLength(1);
});

test('a refused lead needs attention, and can be tried again', async () => {
  const state = { status: 422 };
  const answer = () => answerWithStatus(state.status);
  const { user, findByText, getByText, getByRole } = await openCard(quote, { answer });
  await tabConnection().drain();
  expect(await findByText(copy.attention.stateText)).toBeDefined();
  expect(getByText(copy.attention.note)).toBeDefined();
  state.status = 200;
  await user.click(getByRole('button', { name: copy.actions.tryAgain }));
  await waitFor(async () => expect(await savedLeads()).toEqual([]));
});

test('after "Keep it" the lead is still saved, and its heading has the focus', async () => {
  const { user, getByRole } = await openCard();
  await user.click(getByRole('button', { name: copy.actions.delete }));
  await user.click(getByRole('button', { name: copy.confirm.no }));
  expect(document.activeElement).toBe(getByRole('heading', { name: 'Old Fort Haveli' }));
  expect(await savedLeads()).toHaveLength(1);
  expect(getByRole('button', { name: copy.actions.sendNow })).toBeDefined();
});

test('"Open in the form" of a quote request opens the quote dialog', async () => {
  const { user, getByRole } = await openCard();
  const onOpen = vi.fn();
  window.addEventListener(OPEN_QUOTE_DIALOG, onOpen, { once: true });
  await user.click(getByRole('button', { name: copy.actions.open }));
  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
});

test('"Open in the form" closes the error toast about another lead', async () => {
  const { user, getByRole } = await openCard();
  showFailure({ title: 'Earlier', text: '', payload: plan, id: null, onSave: null });
  expect(await screen.findByText('Earlier')).toBeDefined();
  await user.click(getByRole('button', { name: copy.actions.open }));
  await waitFor(() => expect(screen.queryByText('Earlier')).toBeNull());
});

test('"Open in the form" also asks before it overwrites an unfinished correction', async () => {
  const { user, leave, show, getByRole } = await openCard(plan);
  await user.click(getByRole('button', { name: copy.actions.open }));
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
  const { id, getByText, queryAllByRole, findByRole } = await openCard();
  const release = await locksOfAnotherTab().acquire(id, 0);
  // The card has a button with these words until it knows that the lead is locked.
  await waitFor(() => expect(queryAllByRole('button')).toEqual([]));
  expect(getByText(copy.inForm.stateText)).toBeDefined();
  release?.();
  expect(await findByRole('button', { name: copy.actions.sendNow })).toBeDefined();
});

test.each([
  [copy.actions.delete, 'locked'],
  [copy.actions.open, 'locked'],
  [copy.actions.delete, 'on a full disk'],
  [copy.actions.open, 'on a full disk'],
])(
  'if "%s" fails after "Yes" (%s), the card of an unanswered lead says why, and its heading gets the focus',
  async (action, cause) => {
    const { user, leave, show } = await openPage(<ContactForm />);
    await user.click(formField(leadFieldCopy.resort_name));
    await user.paste('Something else');
    leave();
    show(<SavedLeads />);
    const id = 'n1';
    await tabConnection().outbox.writeLead({ payload: plan, id, correctedIds: [] }, 'submitting');
    const { getByRole, findByText } = await card('Hill View Residency');
    await user.click(getByRole('button', { name: action }));
    const release = cause === 'locked' ? await locksOfAnotherTab().acquire(id, 0) : fillDisk();
    const question = action === copy.actions.delete ? copy.confirm : copy.overwrite;
    await user.click(getByRole('button', { name: question.yes }));
    const text = cause === 'locked' ? copy.sendingNow : copy.cannotChange;
    expect(await findByText(text)).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Hill View Residency'));
    release?.();
    await tabConnection().refreshAndTrack();
    expect(await findByText(text)).toBeDefined();
  },
);

/** Lets each write of the outbox fail. Returns a function that ends this. */
function fillDisk(): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  return () => put.mockRestore();
}

/** Deletes the lead of `openCard` from its card, and presses Undo. */
async function deleteAndUndo(user: UserEvent) {
  await deleteQuote(user);
  await user.click(await screen.findByRole('button', { name: copy.deleted.undo }));
}

async function deleteQuote(user: UserEvent) {
  const { getByRole } = await card('Old Fort Haveli');
  await user.click(getByRole('button', { name: copy.actions.delete }));
  await user.click(getByRole('button', { name: copy.confirm.yes }));
}

test('after Undo the heading of the lead has the focus', async () => {
  const { user } = await openCard();
  await deleteAndUndo(user);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Old Fort Haveli'));
});

test('a lead that is deleted again right after Undo can be restored again', async () => {
  const { user } = await openCard();
  await deleteAndUndo(user);
  await screen.findByRole('button', { name: copy.actions.delete });
  await deleteQuote(user);
  expect(await screen.findByRole('button', { name: copy.deleted.undo })).toBeDefined();
  await tabConnection().refreshAndTrack();
  await tabConnection().refreshAndTrack();
  expect(screen.getByRole('button', { name: copy.deleted.undo })).toBeDefined();
});
