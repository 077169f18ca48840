import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { leadFieldCopy } from '../../../../src/content/copy/leads';
import { savedLeadCopy as copy } from '../../../../src/content/copy/saved-lead';
import { savedPageCopy } from '../../../../src/content/copy/saved-page';
import { ContactForm } from '../../../../src/leads/form/contact-form';
import { tabFormSession } from '../../../../src/leads/form/tab-form-session';
import { openOutboxDatabase } from '../../../../src/leads/outbox/outbox-database';
import { DeleteEverything } from '../../../../src/leads/saved/delete-everything';
import { SavedLeads } from '../../../../src/leads/saved/saved-leads';
import { tabConnection } from '../../../../src/leads/tab/tab-connection';
import { leadOf } from '../../../support/lead-of';
import { formField, keepLead, locksOfAnotherTab, noAnswer, openPage, savedLeads } from '../outbox-page';

async function deleteEverything(user: UserEvent) {
  await tabConnection().refreshAndTrack();
  await user.click(screen.getByRole('button', { name: savedPageCopy.everything.button }));
  await user.click(screen.getByRole('button', { name: savedPageCopy.everything.yes }));
}

test('typed text is deleted from the open form, from memory and from session storage', async () => {
  const { user, leave, show } = await openPage(
    <>
      <ContactForm />
      <DeleteEverything />
    </>,
  );
  await user.click(formField(leadFieldCopy.resort_name));
  await user.paste('Hill View');
  await deleteEverything(user);
  expect(await screen.findByText(savedPageCopy.everything.done)).toBeDefined();
  expect(formField(leadFieldCopy.resort_name).value).toBe('');
  expect(sessionStorage).toHaveLength(0);
  leave();
  show(<ContactForm />);
  expect(formField(leadFieldCopy.resort_name).value).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('a form of another tab deletes its typed text', async () => {
  const { user } = await openPage(<ContactForm />);
  await user.click(formField(leadFieldCopy.resort_name));
  await user.paste('Hill View');
  const otherTab = new BroadcastChannel('kitaki-outbox');
  otherTab.postMessage({ type: 'forgotten' });
  await waitFor(() => expect(formField(leadFieldCopy.resort_name).value).toBe(''));
  otherTab.close();
});

test('a saved lead is deleted, even one that an unanswered correction replaces', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, answerWith } = await openPage(
    <>
      <ContactForm />
      <DeleteEverything />
    </>,
  );
  await keepLead(leadOf('Waiting'));
  const opened = await keepLead(leadOf('Opened'));
  await tabFormSession('contact').open(opened);
  answerWith(noAnswer);
  await tabFormSession('contact').submit({
    payload: leadOf('Corrected'),
    identity: { id: opened, fingerprint: 'as it was', openedId: opened },
    setIdentity: () => undefined,
    onTakenOver: () => undefined,
  });
  expect(await savedLeads()).toMatchObject([{ state: 'waiting' }, { state: 'submitting' }]);
  await deleteEverything(user);
  expect(await screen.findByText(savedPageCopy.everything.done)).toBeDefined();
  expect(await savedLeads()).toEqual([]);
});

test('a lead that Undo could restore and the log of deliveries are deleted in every tab', async () => {
  const { user } = await openPage(
    <>
      <SavedLeads />
      <DeleteEverything />
    </>,
  );
  await keepLead(leadOf('Sent Inn'));
  await tabConnection().drain({ ignoresPauses: true });
  await keepLead(leadOf('Deleted Inn'));
  const card = (await screen.findByText('Deleted Inn')).closest('li');
  if (!card) throw new Error('the lead is in a list');
  await user.click(within(card).getByRole('button', { name: copy.actions.delete }));
  await user.click(within(card).getByRole('button', { name: copy.confirm.yes }));
  await screen.findByRole('button', { name: copy.deleted.undo });
  await deleteEverything(user);
  await waitFor(() => expect(screen.queryByText('Deleted Inn')).toBeNull());
  expect(screen.queryByText('Sent Inn')).toBeNull();
  const stored = await openOutboxDatabase().read();
  expect(stored).toEqual({ ok: true, value: { leads: [], deliveries: [] } });
});

test('a lead that is being sent stays, and the page says so', async () => {
  const { user } = await openPage(<DeleteEverything />);
  const release = await locksOfAnotherTab().acquire(await keepLead(leadOf('Being sent')), 0);
  await deleteEverything(user);
  expect(document.activeElement?.textContent).toBe(savedPageCopy.everything.deleting);
  // The page waits 1.5 s for the lock.
  expect(await screen.findByText(savedPageCopy.everything.partly, {}, { timeout: 5_000 })).toBeDefined();
  expect(await savedLeads()).toHaveLength(1);
  release?.();
  await deleteEverything(user);
  expect(await screen.findByText(savedPageCopy.everything.done)).toBeDefined();
});

test('after "Keep it" nothing is deleted, and the button has the focus again', async () => {
  const { user } = await openPage(<DeleteEverything />);
  await keepLead(leadOf('Kept Inn'));
  await user.click(screen.getByRole('button', { name: savedPageCopy.everything.button }));
  await user.click(screen.getByRole('button', { name: savedPageCopy.everything.no }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: savedPageCopy.everything.button }));
  expect(await savedLeads()).toHaveLength(1);
});
