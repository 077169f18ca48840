import { ownProperty } from '../../domain/own-property';

/** A message about the outbox, for every open page. */
export type OutboxMessage =
  | { readonly type: 'changed' }
  /** The visitor deletes everything: each tab also erases what is typed and what it remembers. */
  | { readonly type: 'forgotten' }
  | { readonly type: 'delivered'; readonly id: string };

export type OutboxChannel = {
  announce(message: OutboxMessage): void;
  /** Calls the listener for every message, from this context and others. Returns a function that stops it. */
  subscribe(listener: (message: OutboxMessage) => void): () => void;
};

/**
 * Opens the channel between tabs and worker. With site data blocked the constructor of BroadcastChannel throws: then only
 * this context receives its own messages, and other tabs read the outbox again when the visitor returns to them.
 */
export function createOutboxChannel(): OutboxChannel {
  const listeners = new Set<(message: OutboxMessage) => void>();
  const receive = (message: OutboxMessage) => {
    for (const listener of [...listeners]) listener(message);
  };
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel('kitaki-outbox');
    channel.onmessage = ({ data }) => isMessage(data) && receive(data);
  } catch {}
  return {
    announce(message) {
      // A BroadcastChannel does not receive its own messages.
      receive(message);
      channel?.postMessage(message);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Another tab may run another version of the site, with messages that this version does not know. */
function isMessage(data: unknown): data is OutboxMessage {
  const type = ownProperty(data, 'type');
  if (type === 'delivered') return typeof ownProperty(data, 'id') === 'string';
  return type === 'changed' || type === 'forgotten';
}
