import { expect, test } from 'vitest';
import { createOutboxChannel, type OutboxMessage } from '../../../src/outbox/outbox-channel';

test('an announcement is heard here at once and in another tab, until one stops listening', async () => {
  const here = createOutboxChannel();
  const there = createOutboxChannel();
  const heardHere: OutboxMessage[] = [];
  const stop = here.subscribe((message) => heardHere.push(message));
  const heardThere = new Promise<OutboxMessage>((resolve) => {
    there.subscribe(resolve);
  });

  here.announce({ type: 'delivered', id: 'a' });
  expect(heardHere).toEqual([{ type: 'delivered', id: 'a' }]);
  expect(await heardThere).toEqual({ type: 'delivered', id: 'a' });

  stop();
  here.announce({ type: 'changed' });
  expect(heardHere).toHaveLength(1);
  here.close();
  there.close();
});

test('what another version says is only heard if it is understood', async () => {
  const channel = createOutboxChannel();
  const stranger = new BroadcastChannel('kitaki-outbox');
  const heard: OutboxMessage[] = [];
  const done = new Promise<void>((resolve) => {
    channel.subscribe((message) => {
      heard.push(message);
      resolve();
    });
  });
  for (const data of [
    'text',
    null,
    { type: 'erase' },
    { type: 'delivered', id: 7 },
    { type: 'changed', more: 1 },
  ]) {
    stranger.postMessage(data);
  }
  await done;
  expect(heard).toEqual([{ type: 'changed' }]);
  stranger.close();
  channel.close();
});

test('after closing, announcements are silent', () => {
  const channel = createOutboxChannel();
  channel.close();
  expect(() => channel.announce({ type: 'changed' })).not.toThrow();
});
