import { expect, test, vi } from 'vitest';
import type { registerServiceWorker } from '../../../../src/app/updates/register-worker';
import { startUpdates, updateNotice } from '../../../../src/app/updates/update-notice';

const register = vi.hoisted(() => vi.fn<typeof registerServiceWorker>(() => () => 'blocked'));
vi.mock('../../../../src/app/updates/register-worker', () => ({ registerServiceWorker: register }));

test('the question about a new version stays when the site is reported ready offline after it', () => {
  startUpdates();
  const events = register.mock.calls[0]?.[0];
  events?.onReadyOffline(false);
  expect(updateNotice.getSnapshot()).toBe('ready');
  events?.onUpdateWaiting();
  events?.onReadyOffline(true);
  expect(updateNotice.getSnapshot()).toBe('update');
  updateNotice.set('blocked');
  events?.onReadyOffline(false);
  expect(updateNotice.getSnapshot()).toBe('blocked');
});
