import { createMemoryStore } from '../../platform/external-store';

/** The ids of the leads that this tab has shown to the visitor. */
export interface AnnouncedLeads {
  /** Shown as sent. A delivery that this tab has not shown yet is not among them. */
  readonly sentIds: readonly string[];
  /** The ids of `sentIds` that the chip still shows (`showSent`). */
  readonly justSentIds: readonly string[];
  /** Shown in a toast as sent again, without an answer (`showResending`). */
  readonly resendingIds: readonly string[];
}

export const NO_ANNOUNCED_LEADS: AnnouncedLeads = { sentIds: [], justSentIds: [], resendingIds: [] };

/** What this tab has shown, until a reload or "Delete everything". A small module, because the chip of every page reads it. */
export const announcedLeads = createMemoryStore(NO_ANNOUNCED_LEADS);
