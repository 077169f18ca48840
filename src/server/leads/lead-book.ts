import type { LeadPayload } from '../../leads/rules/lead';

/** A lead as it was stored. */
export interface ReceivedLead {
  /** The number it was sent under; '' for one stored before leads had numbers. */
  id: string;
  /** `receiptOf(id)`; '' where there is no id. */
  receipt: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  lead: LeadPayload;
}

/** Where leads are written down, each number once. A promise that rejects has stored nothing. */
export interface LeadBook {
  /** Where that is, for the log. */
  readonly place: string;
  /** The lead stored under this id. */
  find: (id: string) => Promise<ReceivedLead | null>;
  /**
   * Stores the lead unless its id is known; `entry` is what stands in the book, so with `seen` the first lead, which may
   * be another than this. Of two calls at the same moment one stores. When it resolves, the lead outlives a power cut.
   */
  putOnce: (
    id: string,
    lead: LeadPayload,
    receivedAt: Date,
  ) => Promise<{ kind: 'stored' | 'seen'; entry: ReceivedLead }>;
  /** Every lead, newest first. */
  list: () => Promise<ReceivedLead[]>;
}
