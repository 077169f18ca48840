import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contactCopy } from '../../../../src/content/copy/contact';
import { leadFieldCopy, leadsCopy } from '../../../../src/content/copy/leads/forms';
import { outboxCopy } from '../../../../src/content/copy/leads/outbox';
import { ContactForm } from '../../../../src/leads/form/contact-form';
import { tabConnection } from '../../../../src/leads/tab/tab-connection';
import { stubNavigator } from '../../../support/stub-navigator';
import { withResolvers } from '../../../support/with-resolvers';
import { answerWithStatus, formField, noAnswer, openPage } from '../outbox-page';
import { fillRequired, submitButton } from './contact-fields';

const { form: copy } = contactCopy;
const { resort_name: resortName } = leadFieldCopy;

test('a failed submission is logged with its error', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await openPage(<ContactForm />, { answer: () => answerWithStatus(500) });
  await fillRequired(user);
  await user.click(submitButton());
  await screen.findByText(copy.failed.text);
  expect(log).toHaveBeenCalledWith(
    'Error submitting form',
    expect.objectContaining({ message: 'Failed to send data' }),
  );
});

test('a screen reader hears that the form is being sent, because the button loses the focus', async () => {
  const answer = withResolvers<Response>();
  const { user } = await openPage(<ContactForm />, { answer: () => answer.promise });
  await fillRequired(user);
  await user.click(submitButton());
  const status = await screen.findByText(leadsCopy.sending, { selector: '[role=status]' });
  answer.resolve(answerWithStatus(200));
  await screen.findByText(copy.sent.title);
  await waitFor(() => expect(status.textContent).toBe(''));
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
