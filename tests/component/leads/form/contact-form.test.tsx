import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { appShellCopy } from '../../../../src/content/copy/app-shell';
import { contactCopy } from '../../../../src/content/copy/contact';
import { leadOutcomeCopy } from '../../../../src/content/copy/lead-outcome';
import { leadsCopy } from '../../../../src/content/copy/leads';
import { outboxCopy } from '../../../../src/content/copy/outbox';
import { ContactForm } from '../../../../src/leads/form/contact-form';
import { openInForm } from '../../../../src/leads/form/open-in-form';
import { EMPTY_CONTACT_FORM, leadFingerprint, leadFromContact } from '../../../../src/leads/rules/lead';
import { newEntry } from '../../../../src/leads/rules/outbox-entry';
import { receiptOf } from '../../../../src/leads/rules/receipt';
import { keepDraft, readDraft } from '../../../../src/leads/sending/lead-draft';
import { pageOutbox } from '../../../../src/leads/sending/page-outbox';
import { isReloadBlocked } from '../../../../src/platform/reload-block';
import { answers, beginningWith, field, keepLead, noAnswer, openPage, savedLeads } from '../outbox-page';

const { form: copy } = contactCopy;
const { place, name, message } = copy;
const { resortName, email, phone } = leadsCopy;

/** The submit button, whose words change while the form sends. By text, because jsdom computes the names of roles slowly. */
const button = () =>
  screen.getByText((words) => words === copy.submit || words === leadsCopy.sending, { selector: 'button' });

async function write(user: UserEvent, words: { label: string }, text: string) {
  await user.click(field(words));
  await user.paste(text);
}

async function fillRequired(user: UserEvent) {
  await write(user, resortName, 'Lake Road Inn');
  await write(user, place, 'Udaipur, Rajasthan');
  await write(user, email, 'asha@lakeroad.example');
}

test('each field has its label and placeholder, and the promise about the data links to the privacy policy', async () => {
  await openPage(<ContactForm />);
  expect(screen.getByRole('heading', { name: copy.title })).toBeDefined();
  for (const [label, placeholder] of [
    [`${resortName.label} *`, resortName.placeholder],
    [`${place.label} *`, place.placeholder],
    [`${email.label} *`, copy.emailPlaceholder],
    [`${phone.label} ${leadsCopy.optional}`, phone.placeholder],
  ] as const)
    expect(screen.getByLabelText<HTMLInputElement>(label).placeholder).toBe(placeholder);
  expect(screen.getByText(beginningWith(copy.promise))).toBeDefined();
  expect(screen.getByRole('link', { name: copy.privacy }).getAttribute('href')).toBe('/privacy');
});

test('hotel, location and email are required by the browser, the rest is not', async () => {
  await openPage(<ContactForm />);
  const isRequired = [resortName, place, email, phone, name, message].map((words) => field(words).required);
  expect(isRequired).toEqual([true, true, true, false, false, false]);
  expect(field(email).type).toBe('email');
});

test('spaces alone do not fill a required field', async () => {
  const { user } = await openPage(<ContactForm />);
  await fillRequired(user);
  await user.clear(field(resortName));
  await write(user, resortName, '   ');
  await user.click(button());
  expect(field(resortName).validity.valueMissing).toBe(true);
  expect(await savedLeads()).toEqual([]);
});

test('Add details holds a name and a message of six rows', async () => {
  await openPage(<ContactForm />);
  const details = screen.getByText(copy.addDetails).closest('details');
  expect(details?.open).toBe(false);
  expect(details && within(details).getByLabelText(beginningWith(message.label)).getAttribute('rows')).toBe(
    '6',
  );
  expect(details && within(details).getByLabelText(beginningWith(name.label))).toBeTruthy();
});

async function deliver() {
  const page = await openPage(<ContactForm />);
  await fillRequired(page.user);
  await page.user.click(button());
  expect(await screen.findByText(copy.sent.title)).toBeDefined();
  return page;
}

test('the thanks for a delivered lead name its receipt', async () => {
  const { ids } = await deliver();
  expect(screen.getByText(copy.sent.text)).toBeDefined();
  const id = /^"([0-9a-f]{32})"$/.exec(ids[0] ?? '')?.[1] ?? 'none';
  expect(screen.getByText(leadsCopy.receipts([receiptOf(id)]))).toBeDefined();
});

test('a field without text is sent as "Nan"', async () => {
  const { sent } = await deliver();
  expect(sent).toEqual([
    {
      company_name: 'Lake Road Inn',
      city: 'Udaipur, Rajasthan',
      lead_name: 'Nan',
      email_id: 'asha@lakeroad.example',
      phone: 'Nan',
      custom_message: 'Nan',
      source: 'Website',
      status: 'Lead',
    },
  ]);
});

test('a delivered lead is counted once', async () => {
  const { events } = await deliver();
  expect(events).toEqual(['track Lead']);
});

test('a delivered lead leaves an empty form', async () => {
  await deliver();
  expect(field(resortName).value).toBe('');
  await waitFor(() => expect(button().textContent).toBe(copy.submit));
});

test('while it is sent the button says so and nothing can be changed', async () => {
  let arrive = (_response: Response) => {};
  const answer = () =>
    new Promise<Response>((resolve) => {
      arrive = resolve;
    });
  const { user, sent } = await openPage(<ContactForm />, { answer });
  await fillRequired(user);
  await user.click(button());
  await waitFor(() => expect(button().textContent).toBe(leadsCopy.sending));
  expect(field(resortName).matches(':disabled') && button().matches(':disabled')).toBe(true);
  await waitFor(() => expect(sent).toHaveLength(1));
  arrive(await answers(200));
  await waitFor(() => expect(button().textContent).toBe(copy.submit));
});

test('a double click sends one lead', async () => {
  const { user, sent } = await openPage(<ContactForm />);
  await fillRequired(user);
  await user.dblClick(button());
  await screen.findByText(copy.sent.title);
  expect(sent).toHaveLength(1);
});

test('a refused lead keeps every value, says so, and is not saved for later', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, events } = await openPage(<ContactForm />, { answer: () => answers(500) });
  await fillRequired(user);
  await user.click(button());
  const alert = await screen.findByText(copy.failed.text);
  expect(alert.closest('[role=alert]')).not.toBeNull();
  expect(screen.getByText(copy.failed.title)).toBeDefined();
  expect(log).toHaveBeenCalledWith(
    'Error submitting form',
    expect.objectContaining({ message: 'Failed to send data' }),
  );
  expect(field(resortName).value).toBe('Lake Road Inn');
  await waitFor(() => expect(button().matches(':disabled')).toBe(false));
  expect(screen.queryByRole('button', { name: leadsCopy.saveForLater })).toBeNull();
  expect(await savedLeads()).toEqual([]);
  expect(events).toEqual([]);
});

test('a lead without an answer can be saved and sent later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, events } = await openPage(<ContactForm />, { answer: noAnswer });
  await fillRequired(user);
  await user.click(button());
  await screen.findByText(copy.failed.text);
  expect(field(resortName).value).toBe('Lake Road Inn');
  await user.click(screen.getByRole('button', { name: leadsCopy.saveForLater }));
  expect(await screen.findByText(leadOutcomeCopy.savedUnanswered.title)).toBeDefined();
  expect(await savedLeads()).toMatchObject([
    { state: 'waiting', payload: { company_name: 'Lake Road Inn' } },
  ]);
  expect(field(resortName).value).toBe('');
  expect(events).toEqual([]);
});

test('without network the lead is saved, nothing is sent, and nothing is counted', async () => {
  const { user, sent, events } = await openPage(<ContactForm />, { isOnline: false });
  await fillRequired(user);
  await user.click(button());
  expect(await screen.findByText(leadOutcomeCopy.savedOffline.byThePage)).toBeDefined();
  expect(await savedLeads()).toHaveLength(1);
  expect(sent).toEqual([]);
  expect(events).toEqual([]);
  expect(field(resortName).value).toBe('');
});

test('if the browser denies Web Locks, the form still sends and shows the result', async () => {
  const { user, sent } = await openPage(<ContactForm />);
  const refuse = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  vi.spyOn(navigator.locks, 'request').mockImplementation(refuse);
  vi.spyOn(navigator.locks, 'query').mockImplementation(refuse);
  await fillRequired(user);
  await user.click(button());
  expect(await screen.findByText(copy.sent.title)).toBeDefined();
  expect(sent).toHaveLength(1);
});

test('the same content keeps its lead id until it is delivered; changed content gets another', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, ids, answerWith } = await openPage(<ContactForm />, { answer: () => answers(500) });
  await fillRequired(user);
  const press = async (count: number) => {
    await user.click(button());
    await waitFor(() => expect(ids).toHaveLength(count));
    await waitFor(() => expect(button().matches(':disabled')).toBe(false));
  };
  await press(1);
  answerWith(noAnswer);
  await press(2);
  await write(user, phone, '+91 98450 11111');
  await press(3);
  answerWith(() => answers(200));
  await press(4);
  await screen.findByText(copy.sent.title);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
  expect(ids[3]).toBe(ids[2]);
  expect(await savedLeads()).toEqual([]);
});

test('the next press removes the error of the last one, and its button', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let arrive = (_response: Response) => {};
  const { user, sent, answerWith } = await openPage(<ContactForm />, { answer: noAnswer });
  await fillRequired(user);
  await user.click(button());
  await screen.findByRole('button', { name: leadsCopy.saveForLater });
  await waitFor(() => expect(button().matches(':disabled')).toBe(false));
  answerWith(
    () =>
      new Promise<Response>((resolve) => {
        arrive = resolve;
      }),
  );
  await user.click(button());
  await waitFor(() => expect(button().textContent).toBe(leadsCopy.sending));
  expect(screen.queryByRole('button', { name: leadsCopy.saveForLater })).toBeNull();
  expect(screen.queryByText(copy.failed.title)).toBeNull();
  await waitFor(() => expect(sent).toHaveLength(2));
  arrive(await answers(200));
  await screen.findByText(copy.sent.title);
});

test('when a lead turns out to be delivered while its error is shown, the error goes and the visitor is thanked', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, ids } = await openPage(<ContactForm />, { answer: noAnswer });
  await fillRequired(user);
  await user.click(button());
  const save = await screen.findByRole('button', { name: leadsCopy.saveForLater });
  // A browser without locks: another tab has sent it again.
  await pageOutbox().outbox.noteDelivered(ids[0]?.slice(1, -1) ?? '', { isReported: true });
  await user.click(save);
  expect(await screen.findByText(outboxCopy.sentToast.title(1))).toBeDefined();
  expect(screen.queryByText(copy.failed.title)).toBeNull();
});

test('the WhatsApp link in the error contains the receipt of the lead', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, ids } = await openPage(<ContactForm />, { answer: () => answers(500) });
  await fillRequired(user);
  await user.click(button());
  const link = await screen.findByRole('link', { name: appShellCopy.whatsAppLabel });
  const receipt = receiptOf(ids[0]?.slice(1, -1) ?? '');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(leadsCopy.receipts([receipt]));
});

test('a form that is left releases its unanswered lead, which is sent again with its id', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, ids, answerWith, leave, show } = await openPage(<ContactForm />, { answer: noAnswer });
  await fillRequired(user);
  await user.click(button());
  await screen.findByRole('button', { name: leadsCopy.saveForLater });
  answerWith(() => answers(200));
  leave();
  show(null);
  await waitFor(() => expect(screen.queryByRole('button', { name: leadsCopy.saveForLater })).toBeNull());
  expect(await screen.findByText(outboxCopy.sentToast.title(1))).toBeDefined();
  expect(ids[1]).toBe(ids[0]);
  await waitFor(async () => expect(await savedLeads()).toEqual([]));
});

const values = {
  ...EMPTY_CONTACT_FORM,
  resort_name: 'Lake Road Inn',
  place: 'Udaipur',
  email: 'a@b.example',
};

test('text typed into a reopened form does not replace a lead that the outbox sends again', async () => {
  const { user, sent, leave, show } = await openPage(null);
  leave();
  const payload = leadFromContact(values);
  const id = await keepLead(payload);
  keepDraft('contact', { values, identity: { id, fingerprint: leadFingerprint(payload), openedId: null } });
  show(<ContactForm />);
  // The form still shows the lead, and does not know its result yet.
  fireEvent.input(field(resortName), { target: { value: 'Hill View' } });
  await waitFor(() => expect(readDraft('contact', EMPTY_CONTACT_FORM)?.identity).toBeNull());
  await user.click(button());
  await screen.findByText(copy.sent.title);
  expect(sent).toMatchObject([{ company_name: 'Hill View' }]);
  expect(await savedLeads()).toMatchObject([{ payload: { company_name: 'Lake Road Inn' } }]);
});

test('a correction replaces the saved lead also after every field was emptied by hand', async () => {
  const { user, sent, leave, show } = await openPage(null);
  leave();
  const payload = leadFromContact(values);
  const id = await keepLead(payload);
  await openInForm(newEntry(payload, id, 0), () => undefined);
  show(<ContactForm />);
  for (const words of [resortName, place, email]) await user.clear(field(words));
  expect(readDraft('contact', EMPTY_CONTACT_FORM)).toBeNull();
  await fillRequired(user);
  await user.click(button());
  await screen.findByText(copy.sent.title);
  expect(sent).toMatchObject([{ city: 'Udaipur, Rajasthan' }]);
  expect(await savedLeads()).toEqual([]);
});

test('the same lead saved twice waits once', async () => {
  const { user, leave, show } = await openPage(<ContactForm />, { isOnline: false });
  await fillRequired(user);
  await user.click(button());
  await waitFor(() => expect(field(resortName).value).toBe(''));
  leave();
  show(<ContactForm />);
  await fillRequired(user);
  await user.click(button());
  await waitFor(() => expect(field(resortName).value).toBe(''));
  expect(await savedLeads()).toHaveLength(1);
});

test('a half-written form comes back, with its details open', async () => {
  const { user, leave, show } = await openPage(<ContactForm />);
  await write(user, resortName, 'Hill View');
  await write(user, message, 'Six rooms, one road');
  leave();
  show(<ContactForm />);
  expect(field(resortName).value).toBe('Hill View');
  expect(screen.getByText(copy.addDetails).closest('details')?.open).toBe(true);
});

test('Clear form empties the form and forgets the draft', async () => {
  const { user, leave, show } = await openPage(<ContactForm />);
  await write(user, resortName, 'Hill View');
  await user.click(screen.getByRole('button', { name: leadsCopy.clear }));
  expect(field(resortName).value).toBe('');
  leave();
  show(<ContactForm />);
  expect(field(resortName).value).toBe('');
});

test('the section around the form gets the number of completed fields, for the lights of its drawing', async () => {
  const { user } = await openPage(
    <section data-testid="house">
      <ContactForm />
    </section>,
  );
  const completed = () => screen.getByTestId('house').style.getPropertyValue('--completed');
  expect(completed()).toBe('0');
  await fillRequired(user);
  expect(completed()).toBe('3');
  await write(user, email, ' and another');
  expect(completed()).toBe('2');
  await user.click(screen.getByRole('button', { name: leadsCopy.clear }));
  expect(completed()).toBe('0');
});

test('typed text keeps the page from being reloaded, an empty form does not', async () => {
  const { user } = await openPage(<ContactForm />);
  expect(isReloadBlocked()).toBe(false);
  await write(user, resortName, 'Hill View');
  expect(isReloadBlocked()).toBe(true);
  await user.clear(field(resortName));
  expect(isReloadBlocked()).toBe(false);
});

test.each([
  [true, 0],
  [false, 1],
])(
  'with network %j, a pressed form asks the browser %d times to keep its storage',
  async (isOnline, times) => {
    const persist = vi.fn(async () => true);
    Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
    const { user } = await openPage(<ContactForm />, { isOnline });
    await fillRequired(user);
    await user.click(button());
    await waitFor(() => expect(field(resortName).value).toBe(''));
    expect(persist).toHaveBeenCalledTimes(times);
  },
);
