import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appShellCopy } from '../../../../src/content/copy/app-shell';
import { contactCopy } from '../../../../src/content/copy/contact';
import { leadFieldCopy, leadsCopy } from '../../../../src/content/copy/leads/forms';
import { outboxCopy } from '../../../../src/content/copy/leads/outbox';
import { ContactForm } from '../../../../src/leads/form/contact-form';
import { receiptOf } from '../../../../src/leads/rules/receipt';
import { tabConnection } from '../../../../src/leads/tab/tab-connection';
import { stubNavigator } from '../../../support/stub-navigator';
import { withResolvers } from '../../../support/with-resolvers';
import { answerWithStatus, formField, noAnswer, openPage, savedLeads } from '../outbox-page';
import { fillRequired, submitButton, write } from './contact-fields';

const { form: copy } = contactCopy;
const { resort_name: resortName, phone } = leadFieldCopy;

test('the success toast names the receipt', async () => {
  const { user, ids } = await openPage(<ContactForm />);
  await fillRequired(user);
  await user.click(submitButton());
  expect(await screen.findByText(copy.sent.title)).toBeDefined();
  expect(screen.getByText(copy.sent.text)).toBeDefined();
  const id = /^"([0-9a-f]{32})"$/.exec(ids[0] ?? '')?.[1] ?? 'none';
  expect(screen.getByText(leadsCopy.receipts([receiptOf(id)]))).toBeDefined();
});

test('a double click sends one lead', async () => {
  const { user, sent } = await openPage(<ContactForm />);
  await fillRequired(user);
  await user.dblClick(submitButton());
  await screen.findByText(copy.sent.title);
  expect(sent).toHaveLength(1);
});

test('a refused lead keeps every value, says so, and is not saved for later', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, events } = await openPage(<ContactForm />, { answer: () => answerWithStatus(500) });
  await fillRequired(user);
  await user.click(submitButton());
  const alert = await screen.findByText(copy.failed.text);
  expect(alert.closest('[role=alert]')).not.toBeNull();
  expect(screen.getByText(copy.failed.title)).toBeDefined();
  expect(log).toHaveBeenCalledWith(
    'Error submitting form',
    expect.objectContaining({ message: 'Failed to send data' }),
  );
  expect(formField(resortName).value).toBe('Lake Road Inn');
  await waitFor(() => expect(submitButton().matches(':disabled')).toBe(false));
  expect(screen.queryByRole('button', { name: leadsCopy.saveForLater })).toBeNull();
  expect(await savedLeads()).toEqual([]);
  expect(events).toEqual([]);
});

test('a lead keeps its id until its content changes or it is delivered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, ids, answerWith } = await openPage(<ContactForm />, { answer: () => answerWithStatus(500) });
  await fillRequired(user);
  const press = async (count: number) => {
    await user.click(submitButton());
    await waitFor(() => expect(ids).toHaveLength(count));
    await waitFor(() => expect(submitButton().matches(':disabled')).toBe(false));
  };
  await press(1);
  answerWith(noAnswer);
  await press(2);
  await write(user, phone, '+91 98450 11111');
  await press(3);
  answerWith(() => answerWithStatus(200));
  await press(4);
  await screen.findByText(copy.sent.title);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
  expect(ids[3]).toBe(ids[2]);
  expect(await savedLeads()).toEqual([]);
});

test('the next submission removes the error of the last one, and its button', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = withResolvers<Response>();
  const { user, sent, answerWith } = await openPage(<ContactForm />, { answer: noAnswer });
  await fillRequired(user);
  await user.click(submitButton());
  await screen.findByRole('button', { name: leadsCopy.saveForLater });
  await waitFor(() => expect(submitButton().matches(':disabled')).toBe(false));
  answerWith(() => answer.promise);
  await user.click(submitButton());
  await waitFor(() => expect(submitButton().textContent).toBe(leadsCopy.sending));
  expect(screen.queryByRole('button', { name: leadsCopy.saveForLater })).toBeNull();
  expect(screen.queryByText(copy.failed.title)).toBeNull();
  await waitFor(() => expect(sent).toHaveLength(2));
  answer.resolve(answerWithStatus(200));
  await screen.findByText(copy.sent.title);
});

test('if a lead was delivered although its error is shown, the success toast replaces the error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, ids } = await openPage(<ContactForm />, { answer: noAnswer });
  await fillRequired(user);
  await user.click(submitButton());
  const save = await screen.findByRole('button', { name: leadsCopy.saveForLater });
  // As when the visitor leaves the form: the outbox has sent it.
  await tabConnection().outbox.recordDelivery(ids[0]?.slice(1, -1) ?? '', { isTracked: true });
  await user.click(save);
  expect(await screen.findByText(outboxCopy.sentToast.title(1))).toBeDefined();
  expect(screen.queryByText(copy.failed.title)).toBeNull();
});

test('the WhatsApp link in the error contains the receipt of the lead', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, ids } = await openPage(<ContactForm />, { answer: () => answerWithStatus(500) });
  await fillRequired(user);
  await user.click(submitButton());
  const link = await screen.findByRole('link', { name: appShellCopy.whatsAppLabel });
  const receipt = receiptOf(ids[0]?.slice(1, -1) ?? '');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(leadsCopy.receipts([receipt]));
});

test('the same lead saved twice waits once', async () => {
  const { user, leave, show } = await openPage(<ContactForm />, { isOnline: false });
  await fillRequired(user);
  await user.click(submitButton());
  await waitFor(() => expect(formField(resortName).value).toBe(''));
  leave();
  show(<ContactForm />);
  await fillRequired(user);
  await user.click(submitButton());
  await waitFor(() => expect(formField(resortName).value).toBe(''));
  expect(await savedLeads()).toHaveLength(1);
});

test.each([
  [true, 0],
  [false, 1],
])(
  'with network %j, a submitted form asks even Firefox %d times to keep its storage',
  async (isOnline, times) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Gecko/153.0 Firefox/153.0');
    const persist = vi.fn(async () => true);
    stubNavigator('storage', { persist });
    const { user } = await openPage(<ContactForm />, { isOnline });
    await fillRequired(user);
    await user.click(submitButton());
    await waitFor(() => expect(formField(resortName).value).toBe(''));
    expect(persist).toHaveBeenCalledTimes(times);
  },
);
