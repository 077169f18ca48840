import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contactCopy } from '../../../../src/content/copy/contact';
import { leadFieldCopy, leadsCopy } from '../../../../src/content/copy/leads/forms';
import { outboxCopy } from '../../../../src/content/copy/leads/outbox';
import { ContactForm } from '../../../../src/leads/form/contact-form';
import { EMPTY_FORM, leadFromForm } from '../../../../src/leads/rules/form-fields';
import { leadFingerprint } from '../../../../src/leads/rules/lead-identity';
import { newEntry } from '../../../../src/leads/rules/outbox-entry';
import { openInForm } from '../../../../src/leads/saved/open-in-form';
import { readDraft, writeDraft } from '../../../../src/leads/tab/lead-draft';
import { hasTypedText } from '../../../../src/platform/typed-text';
import { answerWithStatus, formField, keepLead, noAnswer, openPage, savedLeads } from '../outbox-page';
import { fillRequired, submitButton, write } from './contact-fields';

const { form: copy } = contactCopy;
const { resort_name: resortName, place, email, message } = leadFieldCopy;

test('a half-written form comes back, with its details open, and counts as typed text until it is cleared', async () => {
  const { user, leave, show } = await openPage(<ContactForm />);
  expect(hasTypedText()).toBe(false);
  await write(user, resortName, 'Hill View');
  await write(user, message, 'Six rooms, one road');
  expect(hasTypedText()).toBe(true);
  leave();
  show(<ContactForm />);
  expect(formField(resortName).value).toBe('Hill View');
  expect(screen.getByText(copy.addDetails).closest('details')?.open).toBe(true);
  expect(hasTypedText()).toBe(true);
  await user.click(screen.getByRole('button', { name: leadsCopy.clear }));
  expect(hasTypedText()).toBe(false);
});

test('a form that is left releases its unanswered lead, which is sent again with its id', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, ids, answerWith, leave, show } = await openPage(<ContactForm />, { answer: noAnswer });
  await fillRequired(user);
  await user.click(submitButton());
  await screen.findByRole('button', { name: leadsCopy.saveForLater });
  answerWith(() => answerWithStatus(200));
  leave();
  show(null);
  await waitFor(() => expect(screen.queryByRole('button', { name: leadsCopy.saveForLater })).toBeNull());
  expect(await screen.findByText(outboxCopy.sentToast.title(1))).toBeDefined();
  expect(ids[1]).toBe(ids[0]);
  await waitFor(async () => expect(await savedLeads()).toEqual([]));
});

const VALUES = {
  ...EMPTY_FORM,
  resort_name: 'Lake Road Inn',
  place: 'Udaipur',
  email: 'a@b.example',
};

test('text typed into a reopened form does not replace a lead that the outbox sends again', async () => {
  const { user, sent, leave, show } = await openPage(null);
  leave();
  const payload = leadFromForm('contact', VALUES);
  const id = await keepLead(payload);
  writeDraft('contact', {
    values: VALUES,
    identity: { id, fingerprint: leadFingerprint(payload), openedId: null },
  });
  show(<ContactForm />);
  // The form still shows the lead, and does not know its result yet.
  fireEvent.input(formField(resortName), { target: { value: 'Hill View' } });
  await waitFor(() => expect(readDraft('contact')?.identity).toBeNull());
  await user.click(submitButton());
  await screen.findByText(copy.sent.title);
  expect(sent).toMatchObject([{ company_name: 'Hill View' }]);
  expect(await savedLeads()).toMatchObject([{ payload: { company_name: 'Lake Road Inn' } }]);
});

test('a correction replaces the saved lead even after every field was emptied by hand', async () => {
  const { user, sent, leave, show } = await openPage(null);
  leave();
  const payload = leadFromForm('contact', VALUES);
  const id = await keepLead(payload);
  await openInForm(newEntry(payload, id, 0), () => undefined);
  show(<ContactForm />);
  for (const words of [resortName, place, email]) await user.clear(formField(words));
  expect(readDraft('contact')).toBeNull();
  await fillRequired(user);
  await user.click(submitButton());
  await screen.findByText(copy.sent.title);
  expect(sent).toMatchObject([{ city: 'Udaipur, Rajasthan' }]);
  expect(await savedLeads()).toEqual([]);
});
