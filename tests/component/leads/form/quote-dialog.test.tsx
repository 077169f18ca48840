import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { QuoteDialogHost } from '../../../../src/app/shell/quote-dialog-host';
import { leadOutcomeCopy } from '../../../../src/content/copy/lead-outcome';
import { leadsCopy, quoteCopy } from '../../../../src/content/copy/leads';
import { QuoteDialog } from '../../../../src/leads/form/quote-dialog';
import { OPEN_QUOTE_DIALOG } from '../../../../src/platform/quote-event';
import { withResolvers } from '../../../support/with-resolvers';
import { answerWithStatus, formField, openPage, savedLeads } from '../outbox-page';

// jsdom has no animations: a fade lasts as long as the test wants.
const motion = vi.hoisted(() => ({ animate: vi.fn() }));
vi.mock('framer-motion/dom/mini', () => motion);

const { resortName, email, phone } = leadsCopy;

/** The submit button, whose words change while the form sends. By text, because jsdom computes the names of roles slowly. */
const button = () =>
  screen.getByText((words) => words === quoteCopy.submit || words === leadsCopy.sending, {
    selector: 'button',
  });

async function openDialog(options?: Parameters<typeof openPage>[1]) {
  const onClosed = vi.fn();
  return { onClosed, ...(await openPage(<QuoteDialog onClosed={onClosed} />, options)) };
}

async function fillRequired(user: UserEvent) {
  await user.click(formField(resortName));
  await user.paste('Old Fort Haveli');
  await user.click(formField(email));
  await user.paste('desk@oldfort.example');
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

test('the page cannot be scrolled while the dialog is open', async () => {
  const { leave } = await openDialog();
  expect(document.documentElement.style.overflow).toBe('hidden');
  leave();
  expect(document.documentElement.style.overflow).toBe('');
});

test('the focus begins at the title', async () => {
  await openDialog();
  expect(document.activeElement?.textContent).toBe(quoteCopy.title);
});

test('the close icon closes the dialog', async () => {
  const { user, onClosed } = await openDialog();
  await user.click(screen.getByRole('button', { name: quoteCopy.close }));
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
});

test('a press on the backdrop closes the dialog, and a press inside does not', async () => {
  const { user, onClosed } = await openDialog();
  await user.click(formField(resortName));
  await user.click(screen.getByText(quoteCopy.title));
  expect(onClosed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('dialog'));
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
});

test('a drag from inside the dialog to the backdrop does not close it', async () => {
  const { user, onClosed } = await openDialog();
  await user.pointer([
    { keys: '[MouseLeft>]', target: formField(resortName) },
    { target: screen.getByRole('dialog') },
    { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
  ]);
  expect(onClosed).not.toHaveBeenCalled();
});

test('Escape fades the dialog out', async () => {
  const { onClosed } = await openDialog();
  const press = new Event('cancel', { cancelable: true });
  screen.getByRole('dialog').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
});

async function deliver() {
  const dialog = await openDialog();
  await fillRequired(dialog.user);
  await dialog.user.click(button());
  await waitFor(() => expect(dialog.onClosed).toHaveBeenCalledOnce());
  return dialog;
}

test('a delivered quote request closes the dialog and shows the success toast', async () => {
  await deliver();
  expect(screen.getAllByText(quoteCopy.sent.title)).not.toHaveLength(0);
  expect(screen.getAllByText(quoteCopy.sent.text)).not.toHaveLength(0);
});

test('a quote request is sent with its own source and message', async () => {
  const { sent } = await deliver();
  expect(sent).toEqual([
    {
      company_name: 'Old Fort Haveli',
      city: 'Nan',
      lead_name: 'Nan',
      email_id: 'desk@oldfort.example',
      phone: 'Nan',
      custom_message: 'Quote Request',
      source: 'Website Quote Modal',
      status: 'Lead',
    },
  ]);
});

test('a delivered quote request is tracked once', async () => {
  const { events } = await deliver();
  expect(events).toEqual(['track Lead']);
});

test('a refused quote request stays in the open dialog, and its error can be reached there', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, onClosed } = await openDialog({ answer: () => answerWithStatus(500) });
  await fillRequired(user);
  await user.click(button());
  const errors = await screen.findAllByText(quoteCopy.failed.text);
  expect(errors.some((error) => screen.getByRole('dialog').contains(error))).toBe(true);
  expect(formField(resortName).value).toBe('Old Fort Haveli');
  await waitFor(() => expect(button().matches(':disabled')).toBe(false));
  expect(onClosed).not.toHaveBeenCalled();
});

test('without network the lead is saved and the dialog closes', async () => {
  const { user, onClosed } = await openDialog({ isOnline: false });
  await fillRequired(user);
  await user.click(button());
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  expect(await savedLeads()).toMatchObject([{ payload: { source: 'Website Quote Modal' } }]);
  expect(screen.getAllByText(leadOutcomeCopy.savedOffline.title)).not.toHaveLength(0);
});

test('typed text is there again when the dialog is opened again', async () => {
  const { user, leave, show } = await openDialog();
  await user.click(formField(resortName));
  await user.paste('Old Fort');
  leave();
  show(<QuoteDialog onClosed={() => undefined} />);
  expect(formField(resortName).value).toBe('Old Fort');
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

    answer.resolve(answerWithStatus(status));
    await waitFor(() => expect(button().matches(':disabled')).toBe(false));
    expect(onClosed).toHaveBeenCalledTimes(isClosed ? 1 : 0);
    expect(formField(resortName).value).toBe(isClosed ? '' : 'Old Fort Haveli');
    expect(sent).toHaveLength(1);
  },
);

test('the dialog stays open if it is requested again while it fades out', async () => {
  const { user } = await openPage(<QuoteDialogHost />);
  // Reduced motion is off, because this test needs the fade.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const fade = withResolvers();
  motion.animate.mockReturnValue(fade.promise);
  fireEvent(window, new Event(OPEN_QUOTE_DIALOG));
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: quoteCopy.close }));
  fireEvent(window, new Event(OPEN_QUOTE_DIALOG));
  fade.resolve();
  await act(() => fade.promise);
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: quoteCopy.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
