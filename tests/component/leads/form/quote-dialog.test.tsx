import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { leadFieldCopy, leadsCopy, quoteCopy } from '../../../../src/content/copy/leads/forms';
import { leadOutcomeCopy } from '../../../../src/content/copy/leads/outcome';
import { QuoteDialog } from '../../../../src/leads/form/quote-dialog';
import { withResolvers } from '../../../support/with-resolvers';
import { answerWithStatus, formField, openPage, savedLeads } from '../outbox-page';
import { submitButton, write } from './contact-fields';

const { resort_name: resortName, email, phone } = leadFieldCopy;

const button = () => submitButton(quoteCopy.submit);

async function openDialog(options?: Parameters<typeof openPage>[1]) {
  const onClosed = vi.fn();
  return { onClosed, ...(await openPage(<QuoteDialog onClosed={onClosed} />, options)) };
}

async function fillRequired(user: UserEvent) {
  await write(user, resortName, 'Old Fort Haveli');
  await write(user, email, 'desk@oldfort.example');
}

test('the dialog has its title as name, its text and its fields', async () => {
  await openDialog();
  expect(screen.getByRole('dialog', { name: quoteCopy.title })).toBeDefined();
  expect(screen.getByText(quoteCopy.text)).toBeDefined();
  expect(formField(resortName).placeholder).toBe(resortName.placeholder);
  expect(formField(email).placeholder).toBe(quoteCopy.emailPlaceholder);
  expect(formField(phone).type).toBe('tel');
  expect(formField(resortName).required && formField(email).required && !formField(phone).required).toBe(
    true,
  );
});

test('Escape closes the dialog by its own code, not by the browser', async () => {
  const { onClosed } = await openDialog();
  const press = new Event('cancel', { cancelable: true });
  screen.getByRole('dialog').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
});

test('a delivered quote request is tracked once', async () => {
  const { user, onClosed, events } = await openDialog();
  await fillRequired(user);
  await user.click(button());
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  expect(events).toEqual(['track Lead']);
});

test('without network the lead is saved and the dialog closes', async () => {
  const { user, onClosed } = await openDialog({ isOnline: false });
  await fillRequired(user);
  await user.click(button());
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  expect(await savedLeads()).toMatchObject([{ payload: { source: 'Website Quote Modal' } }]);
  expect(screen.getAllByText(leadOutcomeCopy.savedOffline.title)).not.toHaveLength(0);
});

test.each([
  { title: 'delivered, it closes', status: 200, isClosed: true },
  { title: 'refused, it stays', status: 500, isClosed: false },
])(
  'a dialog that is opened again while its lead is being sent waits for the answer ($title)',
  async ({ status, isClosed }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = withResolvers<Response>();
    const { user, leave, show, sent } = await openDialog({ answer: () => answer.promise });
    await fillRequired(user);
    await user.click(button());
    await waitFor(() => expect(sent).toHaveLength(1));
    leave();
    const onClosed = vi.fn();
    show(<QuoteDialog onClosed={onClosed} />);
    await waitFor(() => expect(button().textContent).toBe(leadsCopy.sending));
    expect(button().matches(':disabled')).toBe(true);
    expect(screen.getByText(leadsCopy.sending, { selector: '[role=status]' })).toBeDefined();

    answer.resolve(answerWithStatus(status));
    await waitFor(() => expect(button().matches(':disabled')).toBe(false));
    expect(onClosed).toHaveBeenCalledTimes(isClosed ? 1 : 0);
    expect(formField(resortName).value).toBe(isClosed ? '' : 'Old Fort Haveli');
    expect(sent).toHaveLength(1);
  },
);
