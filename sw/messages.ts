import { ownProperty } from '../src/domain/own-property';

/**
 * "The visitor agreed to the new version": the waiting worker takes over. The pages import the types of this file and
 * nothing else of the worker.
 */
export interface SkipWaitingMessage {
  readonly type: 'skip-waiting';
}

/** "Store the files that follow the installation." `isAsked`: the visitor asked, so a limited connection is used too. */
export interface StoreLaterMessage {
  readonly type: 'store-later';
  readonly isAsked: boolean;
}

/** The Background Sync tag under which waiting leads are sent. A type, so that page and worker use the same tag. */
export type LeadSyncTag = 'kitaki-leads';

/** The address of the list of the later files. A type, so that page, worker and build use the same address. */
export type LaterListPath = '/offline-later.json';

/** Returns true if `data`, which any page of the origin may have posted, asks the waiting worker to take over. */
export function isSkipWaiting(data: unknown): data is SkipWaitingMessage {
  return ownProperty(data, 'type') === 'skip-waiting';
}

/** Returns the message if `data`, posted by any page of the origin, asks to store the later files; else null. */
export function readStoreLater(data: unknown): StoreLaterMessage | null {
  if (ownProperty(data, 'type') !== 'store-later') return null;
  return { type: 'store-later', isAsked: ownProperty(data, 'isAsked') === true };
}
