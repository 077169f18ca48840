import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContactForm } from '../../../src/leads/form/contact-form';
import { leadFromContact, leadFromQuote } from '../../../src/leads/rules/lead';
import { receiptOf } from '../../../src/leads/rules/receipt';
import { SavedRequests } from '../../../src/leads/saved/saved-requests';
import { pageOutbox } from '../../../src/leads/sending/page-outbox';
import { answers, deadLine, keepRequest, locksOfAnotherTab, openPage, savedLeads } from '../outbox-page';

const quote = leadFromQuote({ resort_name: 'Old Fort Haveli', email: 'desk@oldfort.example', phone: '' });
const plan = leadFromContact({
  resort_name: 'Hill View Residency',
  place: 'Coorg, Karnataka',
  email: 'ravi@hillview.example',
  phone: '',
  name: '',
  message: 'Twelve rooms',
});

const card = async (hotel: string) => {
  const heading = await screen.findByRole('heading', { name: hotel });
  const item = heading.closest('li');
  if (!item) throw new Error(`${hotel} is no item of the list`);
  return within(item);
};

test('an empty outbox is one dark window', async () => {
  await openPage(<SavedRequests />);
  expect(await screen.findByRole('heading', { name: 'No requests waiting' })).toBeDefined();
});

test('a waiting request says what was asked and when, and what happens next', async () => {
  await openPage(<SavedRequests />, { isOnline: false });
  const id = await keepRequest(quote);
  const { getByText } = await card('Old Fort Haveli');
  expect(getByText('Waiting for network')).toBeDefined();
  expect(getByText(/^Quote request, saved today, \d/).textContent).toContain(`Receipt: ${receiptOf(id)}`);
  expect(getByText('Open this site once you have network, and it will be sent.')).toBeDefined();
});

test('Send now sends it, and its card says so without keeping the details', async () => {
  const { user, sent } = await openPage(<SavedRequests />);
  await keepRequest(quote);
  const { getByRole } = await card('Old Fort Haveli');
  await user.click(getByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('Sent')).toBeDefined();
  expect(screen.getByText(/no longer kept on this phone/)).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Old Fort Haveli'));
  expect(sent).toHaveLength(1);
  expect(await savedLeads()).toEqual([]);
});

test('"Send now" without network says that the request stays saved', async () => {
  const { user } = await openPage(<SavedRequests />, { answer: deadLine });
  await keepRequest(quote);
  const { getByRole, findByText } = await card('Old Fort Haveli');
  await user.click(getByRole('button', { name: 'Send now' }));
  expect(await findByText(/Not sent just now/)).toBeDefined();
  expect(await savedLeads()).toHaveLength(1);
});

test('a refused request is first in the list, needs attention, and can be tried again', async () => {
  const state = { status: 422 };
  const { user } = await openPage(<SavedRequests />, { answer: () => answers(state.status) });
  await keepRequest(quote);
  await pageOutbox().drain('network');
  const { findByText, getByText, getByRole } = await card('Old Fort Haveli');
  expect(await findByText('Needs your attention')).toBeDefined();
  expect(getByText(/did not accept it as written/)).toBeDefined();
  state.status = 200;
  await user.click(getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await savedLeads()).toEqual([]));
});

test('Delete asks once, in place, and can be undone', async () => {
  const { user } = await openPage(<SavedRequests />, { isOnline: false });
  await keepRequest(quote);
  const first = await card('Old Fort Haveli');
  await user.click(first.getByRole('button', { name: 'Delete' }));
  expect(document.activeElement?.textContent).toBe('Keep it');
  expect(await savedLeads()).toHaveLength(1);
  await user.click(first.getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await savedLeads()).toEqual([]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await savedLeads()).toMatchObject([{ state: 'waiting' }]));
  expect(await screen.findByText('Waiting for network')).toBeDefined();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Old Fort Haveli'));
});

test('Keep it keeps it', async () => {
  const { user } = await openPage(<SavedRequests />, { isOnline: false });
  await keepRequest(quote);
  const { getByRole } = await card('Old Fort Haveli');
  await user.click(getByRole('button', { name: 'Delete' }));
  await user.click(getByRole('button', { name: 'Keep it' }));
  expect(await savedLeads()).toHaveLength(1);
  expect(getByRole('button', { name: 'Send now' })).toBeDefined();
});

test('Open in the form fills the contact form; the corrected request takes the place of the old one', async () => {
  const { user, leave, show, sent, answerWith } = await openPage(<SavedRequests />, {
    answer: () => answers(422),
  });
  await keepRequest(plan);
  await pageOutbox().drain('network');
  const { getByRole } = await card('Hill View Residency');
  await user.click(getByRole('button', { name: 'Open in the form' }));
  await waitFor(() => expect(window.location.pathname).toBe('/contact'));
  leave();
  show(<ContactForm />);
  const email = screen.getByLabelText<HTMLInputElement>(/Email/);
  expect(email.value).toBe('ravi@hillview.example');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Message/).value).toBe('Twelve rooms');
  answerWith(() => answers(200));
  await user.clear(email);
  await user.paste('ravi@hillview-residency.example');
  await user.click(screen.getByRole('button', { name: 'Start My Revenue Plan' }));
  expect(await screen.findByText('Message Sent Successfully!')).toBeDefined();
  await waitFor(async () => expect(await savedLeads()).toEqual([]));
  expect(sent).toHaveLength(2);
});

test('Open in the form of a quote request asks for the quote modal', async () => {
  const { user } = await openPage(<SavedRequests />, { isOnline: false });
  await keepRequest(quote);
  const asked = new Promise((resolve) => window.addEventListener('openQuoteModal', resolve, { once: true }));
  const { getByRole } = await card('Old Fort Haveli');
  await user.click(getByRole('button', { name: 'Open in the form' }));
  await asked;
});

test('Open in the form asks before it overwrites other text', async () => {
  const { user, leave, show } = await openPage(<ContactForm />);
  await user.click(screen.getByLabelText(/Hotel/));
  await user.paste('Something else');
  leave();
  show(<SavedRequests />);
  await keepRequest(plan);
  const { getByRole, getByText } = await card('Hill View Residency');
  await user.click(getByRole('button', { name: 'Open in the form' }));
  expect(getByText(/^The form holds other text that you have not sent\./)).toBeDefined();
  await user.click(getByRole('button', { name: 'Keep the text' }));
  expect(window.location.pathname).toBe('/');
  await user.click(getByRole('button', { name: 'Open in the form' }));
  await user.click(getByRole('button', { name: 'Replace the text' }));
  await waitFor(() => expect(window.location.pathname).toBe('/contact'));
});

test('a correction that was left half-way is asked about like any other text', async () => {
  const { user, leave, show } = await openPage(<SavedRequests />, { isOnline: false });
  await keepRequest(plan);
  const before = await card('Hill View Residency');
  await user.click(before.getByRole('button', { name: 'Open in the form' }));
  await waitFor(() => expect(window.location.pathname).toBe('/contact'));
  leave();
  const contact = show(<ContactForm />);
  await user.click(screen.getByLabelText(/Phone/));
  await user.paste('+91 98450 11111');
  contact.unmount();
  show(<SavedRequests />);
  const { findByRole, findByText } = await card('Hill View Residency');
  await user.click(await findByRole('button', { name: 'Open in the form' }));
  expect(await findByText(/^The form holds other text that you have not sent\./)).toBeDefined();
});

test('a locked request says that it is open in a form and has no buttons', async () => {
  await openPage(<SavedRequests />, { isOnline: false });
  const hold = await locksOfAnotherTab().acquire(await keepRequest(quote), 0);
  const { getByText, queryAllByRole, findByRole } = await card('Old Fort Haveli');
  // The card has a button with these words until it knows that the request is locked.
  await waitFor(() => expect(queryAllByRole('button')).toEqual([]));
  expect(getByText('Open in the form')).toBeDefined();
  hold?.release();
  expect(await findByRole('button', { name: 'Send now' })).toBeDefined();
});

test('Send now tries also where the browser believes in no network', async () => {
  const { user, sent } = await openPage(<SavedRequests />, { isOnline: false });
  await keepRequest(quote);
  const { getByRole } = await card('Old Fort Haveli');
  await user.click(getByRole('button', { name: 'Send now' }));
  await waitFor(async () => expect(await savedLeads()).toEqual([]));
  expect(sent).toHaveLength(1);
});
