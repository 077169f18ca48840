import { ownProperty } from '../src/domain/own-property';
import type { SkipWaitingMessage, StoreLaterMessage } from '../src/platform/worker-contract';

/** Returns true if `data` is a `SkipWaitingMessage`. Any page of the origin may have sent it, so it can be anything. */
export function isSkipWaiting(data: unknown): data is SkipWaitingMessage {
  return ownProperty(data, 'type') === 'skip-waiting';
}

/**
 * Returns `data` as a `StoreLaterMessage`, or null if its `type` is another. `isAsked` becomes false unless it is `true`: an
 * older page may leave it out.
 */
export function readStoreLater(data: unknown): StoreLaterMessage | null {
  if (ownProperty(data, 'type') !== 'store-later') return null;
  return { type: 'store-later', isAsked: ownProperty(data, 'isAsked') === true };
}
