// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWhenIdle } from '../../../src/platform/start-when-idle';

/** In jsdom, without `requestIdleCallback`, each idle moment comes after this time. */
const IDLE_MS = 200;

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  stop();
});

/** A part that fails as long as `isBroken` is true. */
function partThatFails() {
  const part = {
    isBroken: true,
    start: vi.fn(async () => {
      if (part.isBroken) throw new TypeError('no network');
    }),
  };
  return part;
}

test('the parts start in order, one at each idle moment, even if one never settles', async () => {
  const started: string[] = [];
  stop = startWhenIdle([
    () => new Promise(() => started.push('pixel')),
    async () => void started.push('outbox'),
    async () => void started.push('worker'),
  ]);
  expect(started).toEqual([]);
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(started).toEqual(['pixel']);
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(started).toEqual(['pixel', 'outbox']);
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(started).toEqual(['pixel', 'outbox', 'worker']);
});

test.each(['online', 'focus'])('only a part that failed starts again at the event "%s"', async (type) => {
  const working = vi.fn(async () => {});
  const failing = partThatFails();
  stop = startWhenIdle([failing.start, working]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(failing.start).toHaveBeenCalledTimes(1);
  expect(console.warn).toHaveBeenCalledTimes(1);

  failing.isBroken = false;
  for (let i = 0; i < 3; i++) {
    window.dispatchEvent(new Event(type));
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(failing.start).toHaveBeenCalledTimes(2);
  expect(working).toHaveBeenCalledTimes(1);
});

test('a part that fails again starts once more at the next return', async () => {
  const failing = partThatFails();
  stop = startWhenIdle([failing.start]);
  for (const starts of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(failing.start).toHaveBeenCalledTimes(starts);
    window.dispatchEvent(new Event('focus'));
  }
});

test('at each idle moment one part starts, also if a failed part starts again meanwhile', async () => {
  const failing = partThatFails();
  const later = [vi.fn(async () => {}), vi.fn(async () => {})];
  stop = startWhenIdle([failing.start, ...later]);
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  window.dispatchEvent(new Event('focus'));
  const startCount = () => [failing.start, ...later].flatMap((part) => part.mock.calls).length;
  for (const starts of [1, 2, 3, 4, 4]) {
    expect(startCount()).toBe(starts);
    await vi.advanceTimersByTimeAsync(IDLE_MS);
  }
});

test('a visitor who returns without network does not start a failed part', async () => {
  const failing = partThatFails();
  stop = startWhenIdle([failing.start]);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(failing.start).toHaveBeenCalledTimes(1);
});

test('after the stop no part starts, and none starts again', async () => {
  const failing = partThatFails();
  const later = vi.fn(async () => {});
  stop = startWhenIdle([failing.start, later]);
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  stop();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(failing.start).toHaveBeenCalledTimes(1);
  expect(later).not.toHaveBeenCalled();
});
