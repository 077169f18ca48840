import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { savedLeadCopy as copy } from '../../../../src/content/copy/leads/saved-card';
import { sessionWithToasts } from '../../../../src/leads/form/session-with-toasts';
import { openOutboxDatabase } from '../../../../src/leads/outbox/outbox-database';
import { deleteAllData } from '../../../../src/leads/saved/delete-all-data';
import { SavedLeads } from '../../../../src/leads/saved/saved-leads';
import { tabConnection } from '../../../../src/leads/tab/tab-connection';
import { leadOf } from '../../../support/lead-of';
import { keepLead, noAnswer, openPage, savedLeads } from '../outbox-page';

test('a saved lead is deleted, even one that an unanswered correction replaces', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openPage(null, { answer: noAnswer });
  await keepLead(leadOf('Waiting'));
  const opened = await keepLead(leadOf('Opened'));
  await sessionWithToasts('contact').open(opened);
  await sessionWithToasts('contact').submit({
    payload: leadOf('Corrected'),
    identity: { id: opened, fingerprint: 'as it was', openedId: opened },
    setIdentity: () => undefined,
    emptyIfUnchanged: () => undefined,
  });
  expect(await savedLeads()).toMatchObject([{ state: 'waiting' }, { state: 'submitting' }]);
  expect(await deleteAllData()).toBe(true);
  expect(await savedLeads()).toEqual([]);
});

test('a lead that Undo could restore and the log of deliveries are deleted in every tab', async () => {
  const { user } = await openPage(<SavedLeads />);
  await keepLead(leadOf('Sent Inn'));
  await tabConnection().drain({ ignoresPauses: true });
  await keepLead(leadOf('Deleted Inn'));
  const card = (await screen.findByText('Deleted Inn')).closest('li');
  if (!card) throw new Error('the lead is in a list');
  await user.click(within(card).getByRole('button', { name: copy.actions.delete }));
  await user.click(within(card).getByRole('button', { name: copy.confirm.yes }));
  await screen.findByRole('button', { name: copy.deleted.undo });
  expect(await deleteAllData()).toBe(true);
  await waitFor(() => expect(screen.queryByText('Deleted Inn')).toBeNull());
  expect(screen.queryByText('Sent Inn')).toBeNull();
  const stored = await openOutboxDatabase().read();
  expect(stored).toEqual({ ok: true, value: { leads: [], deliveries: [] } });
});

test('if the browser refuses to delete the caches, not everything is deleted, but the leads are', async () => {
  await openPage(null);
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('denied', 'SecurityError')) });
  await keepLead(leadOf('Hill View'));
  expect(await deleteAllData()).toBe(false);
  expect(await savedLeads()).toEqual([]);
});

test('where the browser stores nothing, no lead is left, but after a failed read one may be', async () => {
  await openPage(null);
  const read = vi.spyOn(tabConnection().outbox, 'read').mockResolvedValue({ ok: false, isBlocked: true });
  expect(await deleteAllData()).toBe(true);
  read.mockResolvedValue({ ok: false, isBlocked: false });
  expect(await deleteAllData()).toBe(false);
  read.mockRestore();
});
