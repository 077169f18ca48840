import { ownProperty } from '../../helpers/untrusted-data';
import { OUTBOX_NAME } from './outbox-database';

/** A message about the outbox, for every open page. */
export type OutboxMessage =
  | { readonly type: 'changed' }
  /** "Delete everything": each tab also deletes typed text and its memory. Other versions send this name, so it stays. */
  | { readonly type: 'forgotten' }
  | { readonly type: 'delivered'; readonly id: string };

/**
 * Opens the channel between tabs and worker. Returns a function that sends a message to every tab that passed `receive`, and
 * calls this tab's `receive` at once. The worker only sends, so it passes none.
 * - `receive` also gets the messages of other tabs and the worker, unless this version does not know the type.
 * - With site data blocked, a message reaches only this tab.
 */
export function openOutboxChannel(
  receive?: (message: OutboxMessage) => void,
): (message: OutboxMessage) => void {
  let channel: BroadcastChannel | undefined;
  // With site data blocked the constructor throws.
  try {
    channel = new BroadcastChannel(OUTBOX_NAME);
    if (receive) {
      channel.onmessage = ({ data }) => {
        if (isMessage(data)) receive(data);
      };
    }
  } catch {}
  return (message) => {
    // A BroadcastChannel does not receive its own messages.
    receive?.(message);
    channel?.postMessage(message);
  };
}

/** Another tab may run another version of the site, with messages that this version does not know. */
function isMessage(data: unknown): data is OutboxMessage {
  const type = ownProperty(data, 'type');
  if (type === 'delivered') return typeof ownProperty(data, 'id') === 'string';
  return type === 'changed' || type === 'forgotten';
}
