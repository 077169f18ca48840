import { ownProperty } from '../src/domain/own-property';
import type { SkipWaitingMessage, StoreLaterMessage } from '../src/platform/worker-contract';

/** Returns true if `data` has the `type` of a `SkipWaitingMessage`. `data` may be any value, because any page may send it. */
export function isSkipWaiting(data: unknown): data is SkipWaitingMessage {
  return ownProperty(data, 'type') === 'skip-waiting';
}

/** Returns a `StoreLaterMessage`; null unless `data` has its `type`. `isAsked` is true only if it is `true` in `data`. */
export function readStoreLater(data: unknown): StoreLaterMessage | null {
  if (ownProperty(data, 'type') !== 'store-later') return null;
  return { type: 'store-later', isAsked: ownProperty(data, 'isAsked') === true };
}
