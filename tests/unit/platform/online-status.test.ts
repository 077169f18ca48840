// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { onlineStatus, onNetworkReturn } from '../../../src/platform/online-status';

test('listeners are called when the network is lost and when it returns, until they unsubscribe', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  const calls: boolean[] = [];
  const stop = onlineStatus.subscribe(() => calls.push(onlineStatus.getSnapshot()));
  onLine.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  stop();
  window.dispatchEvent(new Event('offline'));
  expect(calls).toEqual([false, true]);
});

test('the prerendered page assumes a network', () => {
  expect(onlineStatus.getServerSnapshot()).toBe(true);
});

test('a callback is called each time the network returns, until it is stopped', () => {
  const returned = vi.fn();
  const stop = onNetworkReturn(returned);
  for (const type of ['offline', 'online', 'online']) window.dispatchEvent(new Event(type));
  stop();
  window.dispatchEvent(new Event('online'));
  expect(returned).toHaveBeenCalledTimes(2);
});
