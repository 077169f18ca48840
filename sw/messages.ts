import { ownProperty } from '../src/domain/own-property';
import type { SkipWaitingMessage, StoreLaterMessage } from '../src/platform/worker-contract';

/** Returns true if `data` has the `type` 'skip-waiting'. `data` may be any value, because any page may send it. */
export function isSkipWaiting(data: unknown): data is SkipWaitingMessage {
  return ownProperty(data, 'type') === 'skip-waiting';
}

/** Returns the message; null unless `data` has the `type` 'store-later'. `isAsked` is true only if it is `true` in `data`. */
export function readStoreLater(data: unknown): StoreLaterMessage | null {
  if (ownProperty(data, 'type') !== 'store-later') return null;
  return { type: 'store-later', isAsked: ownProperty(data, 'isAsked') === true };
}
