import { afterEach, expect, test, vi } from 'vitest';
import { createOutboxChannel, type OutboxMessage } from '../../../../src/leads/outbox/outbox-channel';

afterEach(() => {
  vi.unstubAllGlobals();
});

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
      if (message.type === 'changed') resolve();
    });
  });
  for (const data of [
    'text',
    null,
    { type: 'erase' },
    { type: 'delivered', id: 7 },
    { type: 'forgotten', more: 1 },
    { type: 'changed' },
  ]) {
    stranger.postMessage(data);
  }
  await done;
  expect(heard).toEqual([{ type: 'forgotten' }, { type: 'changed' }]);
  stranger.close();
  channel.close();
});

test('after closing, announcements are silent', () => {
  const channel = createOutboxChannel();
  channel.close();
  expect(() => channel.announce({ type: 'changed' })).not.toThrow();
});

test.each([
  ['is missing', undefined],
  [
    'may not be opened, with site data blocked',
    function Blocked() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
])('where the browser’s channel %s one still hears oneself', (_, browsers) => {
  vi.stubGlobal('BroadcastChannel', browsers);
  const channel = createOutboxChannel();
  const heard: OutboxMessage[] = [];
  channel.subscribe((message) => heard.push(message));
  channel.announce({ type: 'changed' });
  expect(heard).toEqual([{ type: 'changed' }]);
  channel.close();
});
