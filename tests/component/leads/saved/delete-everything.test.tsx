import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { savedPageCopy } from '../../../../src/content/copy/saved-page';
import { DeleteEverything } from '../../../../src/leads/saved/delete-everything';
import { tabConnection } from '../../../../src/leads/tab/tab-connection';
import { leadOf } from '../../../support/lead-of';
import { keepLead, locksOfAnotherTab, openPage, savedLeads } from '../outbox-page';

async function deleteEverything(user: UserEvent) {
  await tabConnection().refreshAndTrack();
  await user.click(screen.getByRole('button', { name: savedPageCopy.everything.button }));
  await user.click(screen.getByRole('button', { name: savedPageCopy.everything.yes }));
}

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
