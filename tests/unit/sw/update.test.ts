import { expect, test } from 'vitest';
import { onActivate, onMessage } from '../../../sw/update';

function waitingWorker() {
  const done: string[] = [];
  return {
    done,
    skipWaiting: async () => void done.push('skipped waiting'),
    clients: { claim: async () => void done.push('controls the open pages') },
  };
}

test('a waiting version takes over when the visitor has agreed', () => {
  const worker = waitingWorker();
  onMessage({ data: { type: 'skip-waiting' } }, worker);
  expect(worker.done).toEqual(['skipped waiting']);
});

test.each([undefined, null, 'skip-waiting', 42, [], {}, { type: 'drain' }, { type: 'SKIP_WAITING' }])(
  'a waiting version goes on waiting after the message %j',
  (data) => {
    const worker = waitingWorker();
    onMessage({ data }, worker);
    expect(worker.done).toEqual([]);
  },
);

test('an active version controls the pages that are open, and activation waits for that', async () => {
  const worker = waitingWorker();
  const awaited: Promise<unknown>[] = [];
  onActivate({ waitUntil: (work) => void awaited.push(work) }, worker);
  await Promise.all(awaited);
  expect(awaited).toHaveLength(1);
  expect(worker.done).toEqual(['controls the open pages']);
});
