import { ownProperty } from '../src/domain/own-property';

/**
 * A page sends it to the waiting worker when the visitor agrees to the new version; that worker becomes active. Pages import
 * only the types of this file.
 */
export interface SkipWaitingMessage {
  readonly type: 'skip-waiting';
}

/** A page sends it to have the later files stored. `isAsked`: the visitor asked, so a limited connection is used too. */
export interface StoreLaterMessage {
  readonly type: 'store-later';
  readonly isAsked: boolean;
}

/** The Background Sync tag under which waiting leads are sent. A type, so that page and worker use the same tag. */
export type LeadSyncTag = 'kitaki-leads';

/** The address of the list of the later files. A type, so that page, worker and build use the same address. */
export type LaterListPath = '/offline-later.json';

/** Returns true if `data` is a `SkipWaitingMessage`. Any page of the origin may have sent it, so it can be anything. */
export function isSkipWaiting(data: unknown): data is SkipWaitingMessage {
  return ownProperty(data, 'type') === 'skip-waiting';
}

/** Returns `data` as a `StoreLaterMessage`, or null if it is none. Without a usable `isAsked` that is false. */
export function readStoreLater(data: unknown): StoreLaterMessage | null {
  if (ownProperty(data, 'type') !== 'store-later') return null;
  return { type: 'store-later', isAsked: ownProperty(data, 'isAsked') === true };
}
