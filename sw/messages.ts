import { ownProperty } from '../src/domain/own-property';
import type { SkipWaitingMessage, StoreLaterMessage } from '../src/platform/worker-contract';

/** Returns true if `data` has the `type` 'skip-waiting'. `data` may be any value, because any page may send it. */
export function isSkipWaiting(data: unknown): data is SkipWaitingMessage {
  return ownProperty(data, 'type') === 'skip-waiting';
}

/** Returns the message, or null if the `type` of `data` is not 'store-later'. Any `isAsked` except `true` becomes false. */
export function readStoreLater(data: unknown): StoreLaterMessage | null {
  if (ownProperty(data, 'type') !== 'store-later') return null;
  return { type: 'store-later', isAsked: ownProperty(data, 'isAsked') === true };
}
