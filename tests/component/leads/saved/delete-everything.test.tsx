import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { leadFieldCopy } from '../../../../src/content/copy/leads/forms';
import { savedPageCopy } from '../../../../src/content/copy/leads/saved-page';
import { ContactForm } from '../../../../src/leads/form/contact-form';
import { DeleteEverything } from '../../../../src/leads/saved/delete-everything';
import { tabConnection } from '../../../../src/leads/tab/tab-connection';
import { leadOf } from '../../../support/lead-of';
import { formField, keepLead, locksOfAnotherTab, openPage, savedLeads } from '../outbox-page';

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
