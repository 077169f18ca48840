import { beforeEach, expect, test, vi } from 'vitest';
import { throttle } from '../../../src/platform/throttle';

const PAUSE_MS = 1_000;

/** A throttled task whose run goes on until `end` or `fail`. */
function throttledTask() {
  let end = () => {};
  let fail = (_error: Error) => {};
  const task = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        end = resolve;
        fail = reject;
      }),
  );
  return { task, call: throttle(PAUSE_MS, task), end: () => end(), fail: (error: Error) => fail(error) };
}

beforeEach(() => {
  vi.useFakeTimers();
});

test('the first call runs the task at once and resolves when the run has ended', async () => {
  const { task, call, end } = throttledTask();
  const settled = vi.fn();
  void call().then(settled);
  await vi.advanceTimersByTimeAsync(0);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
  expect(settled).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('calls during a run and the pause after it share one run, which begins after the pause', async () => {
  const { task, call, end } = throttledTask();
  void call();
  await vi.advanceTimersByTimeAsync(0);
  void call();
  end();
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  void call();
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(task).toHaveBeenCalledTimes(2);
  end();
  await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
  expect(task).toHaveBeenCalledTimes(2);
});

test('a call after the pause runs the task at once', async () => {
  const { task, call, end } = throttledTask();
  void call();
  await vi.advanceTimersByTimeAsync(0);
  end();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  void call();
  await vi.advanceTimersByTimeAsync(0);
  expect(task).toHaveBeenCalledTimes(2);
});

test('a run that rejects reaches its own calls only, and the next run comes after the same pause', async () => {
  const { task, call, end, fail } = throttledTask();
  const first = expect(call()).rejects.toThrow('no network');
  await vi.advanceTimersByTimeAsync(0);
  const second = call();
  fail(new Error('no network'));
  await first;
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  end();
  await expect(second).resolves.toBeUndefined();
  expect(task).toHaveBeenCalledTimes(2);
});
