import { ownProperty } from '../../domain/own-property';

/** News of the outbox, for every open page. */
export type OutboxMessage =
  | { readonly type: 'changed' }
  /** The person deletes everything: what is typed in any tab goes, too. */
  | { readonly type: 'forgotten' }
  | { readonly type: 'delivered'; readonly id: string };

export type OutboxChannel = {
  announce(message: OutboxMessage): void;
  /** Calls the listener at every announcement, of this context and of others; returns how to stop. */
  subscribe(listener: (message: OutboxMessage) => void): () => void;
  close(): void;
};

const CHANNEL = 'kitaki-outbox';

/**
 * The channel between tabs and worker. Without BroadcastChannel (Safari before 15.4, or with site data blocked: the
 * constructor throws) only this context hears its own announcements; other tabs read the outbox again when they are returned to.
 */
export function createOutboxChannel(): OutboxChannel {
  const listeners = new Set<(message: OutboxMessage) => void>();
  const channel = openChannel();
  const tell = (message: OutboxMessage) => {
    for (const listener of [...listeners]) listener(message);
  };
  if (channel !== null) {
    channel.onmessage = (event: MessageEvent<unknown>) => {
      const message = parseMessage(event.data);
      if (message !== null) tell(message);
    };
  }
  let isClosed = false;
  return {
    announce(message) {
      if (isClosed) return;
      // A BroadcastChannel does not hear itself.
      tell(message);
      channel?.postMessage(message);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    close() {
      isClosed = true;
      listeners.clear();
      channel?.close();
    },
  };
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Another tab may run another version of the site: what it says is read with care. */
function parseMessage(data: unknown): OutboxMessage | null {
  const type = ownProperty(data, 'type');
  if (type === 'changed' || type === 'forgotten') return { type };
  const id = ownProperty(data, 'id');
  return type === 'delivered' && typeof id === 'string' ? { type, id } : null;
}
