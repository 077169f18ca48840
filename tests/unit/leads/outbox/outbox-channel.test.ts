import { expect, test, vi } from 'vitest';
import { type OutboxMessage, openOutboxChannel } from '../../../../src/leads/outbox/outbox-channel';

test('a message reaches this context at once and another tab later', async () => {
  const received: OutboxMessage[] = [];
  const broadcast = openOutboxChannel((message) => received.push(message));
  const inOtherTab = new Promise<OutboxMessage>((resolve) => {
    openOutboxChannel(resolve);
  });
  broadcast({ type: 'delivered', id: 'a' });
  expect(received).toEqual([{ type: 'delivered', id: 'a' }]);
  expect(await inOtherTab).toEqual({ type: 'delivered', id: 'a' });
});

test('a message of another version is received only if this version knows it', async () => {
  const otherVersion = new BroadcastChannel('kitaki-outbox');
  const received: OutboxMessage[] = [];
  const last = new Promise<void>((resolve) => {
    openOutboxChannel((message) => {
      received.push(message);
      if (message.type === 'changed') resolve();
    });
  });
  const unknown = ['text', null, { type: 'erase' }, { type: 'delivered', id: 7 }];
  for (const data of [...unknown, { type: 'forgotten' }, { type: 'changed' }]) otherVersion.postMessage(data);
  await last;
  expect(received).toEqual([{ type: 'forgotten' }, { type: 'changed' }]);
  otherVersion.close();
});

test.each([
  ['is missing', undefined],
  [
    'throws, with site data blocked',
    function Blocked() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
])('if the constructor of BroadcastChannel %s, a context still receives its own messages', (_, browsers) => {
  vi.stubGlobal('BroadcastChannel', browsers);
  const received: OutboxMessage[] = [];
  openOutboxChannel((message) => received.push(message))({ type: 'changed' });
  expect(received).toEqual([{ type: 'changed' }]);
});

test('a context that only sends attaches no listener', () => {
  const listening = vi.spyOn(BroadcastChannel.prototype, 'onmessage', 'set');
  openOutboxChannel();
  expect(listening).not.toHaveBeenCalled();
  openOutboxChannel(() => undefined);
  expect(listening).toHaveBeenCalledTimes(1);
});
