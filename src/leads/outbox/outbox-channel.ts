import { ownProperty } from '../../domain/own-property';
import { OUTBOX_NAME } from './outbox-database';

/** A message about the outbox, for every open page. */
export type OutboxMessage =
  | { readonly type: 'changed' }
  /** The visitor deletes everything: each tab also erases what is typed and what it remembers. */
  | { readonly type: 'forgotten' }
  | { readonly type: 'delivered'; readonly id: string };

/**
 * Opens the channel between tabs and worker; never throws. Returns the function that sends a message: it calls `receive` at
 * once, and every other tab with a channel and the running worker get the message later. `receive` is also called for their
 * messages, but not for unknown ones of another version. With site data blocked, only this tab gets its messages.
 */
export function openOutboxChannel(
  receive: (message: OutboxMessage) => void = () => undefined,
): (message: OutboxMessage) => void {
  let channel: BroadcastChannel | undefined;
  // With site data blocked the constructor throws.
  try {
    channel = new BroadcastChannel(OUTBOX_NAME);
    channel.onmessage = ({ data }) => {
      if (isMessage(data)) receive(data);
    };
  } catch {}
  return (message) => {
    // A BroadcastChannel does not receive its own messages.
    receive(message);
    channel?.postMessage(message);
  };
}

/** Another tab may run another version of the site, with messages that this version does not know. */
function isMessage(data: unknown): data is OutboxMessage {
  const type = ownProperty(data, 'type');
  if (type === 'delivered') return typeof ownProperty(data, 'id') === 'string';
  return type === 'changed' || type === 'forgotten';
}
