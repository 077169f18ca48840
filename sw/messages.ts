import { ownProperty } from '../src/domain/own-property';

/**
 * "The person agreed to the new version": the waiting worker takes over. The page side (`src/platform`) reads the types of
 * this file and nothing else of the worker.
 */
export interface SkipWaitingMessage {
  readonly type: 'skip-waiting';
}

/** The Background Sync tag under which queued leads are sent. A type, so that page and worker can't drift apart. */
export type LeadSyncTag = 'kitaki-leads';

/** Whether `data`, which any page of the origin may have posted, asks the waiting worker to take over. */
export function isSkipWaiting(data: unknown): data is SkipWaitingMessage {
  return ownProperty(data, 'type') === 'skip-waiting';
}
