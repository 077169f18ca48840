import type { LeadPayload } from '../../leads/rules/lead';
import type { LeadField } from '../../leads/rules/lead-fields';

/** What decides how a repeated lead is answered. No field that the office edits is part of it. */
export interface AcceptedLead {
  /** The id the lead was sent under; '' for a line that was stored before leads had ids. */
  id: string;
  /** `receiptOf(id)`; '' where there is no id. */
  receipt: string;
  /** `leadDigest` of the lead as it was first accepted; null for one that was stored before there were digests. */
  digest: string | null;
}

/** Whether the office is told of a lead: not asked for when it came, still to be done, or done. */
export type Notice = 'off' | 'due' | 'sent';

/** A lead as it stands in the store. The office may have edited every text of `lead`; all are '' once it is forgotten. */
export interface StoredLead extends AcceptedLead {
  /** ISO 8601, UTC. */
  receivedAt: string;
  lead: Readonly<Record<LeadField, string>>;
  notice: Notice;
}

/** A lead that a visitor sent. */
export interface NewLead {
  id: string;
  lead: LeadPayload;
  digest: string;
  receivedAt: Date;
  notice: Notice;
}

export type StoreResult =
  /** `accepted` is what the store holds under this id; with `seen` it may be another lead than the new one. */
  | { readonly kind: 'stored'; readonly accepted: AcceptedLead }
  | { readonly kind: 'seen'; readonly accepted: AcceptedLead }
  /** As many leads as the ceiling came within an hour. Nothing is stored; the next one is let in after this time. */
  | { readonly kind: 'full'; readonly waitMs: number };

/** Which leads to forget: all with this mail address, in canonical form, or all that came before a time. */
export type Forgotten = { readonly email: string } | { readonly before: Date };

/** Where leads are kept, each id once. A promise that rejects has changed nothing. */
export interface LeadStore {
  /** Where that is, for the log. */
  readonly place: string;
  /** Resolves if the store answers; rejects if leads cannot be stored now. */
  check: () => Promise<void>;
  /** What is stored under this id; null for an id that is not known. */
  find: (id: string) => Promise<AcceptedLead | null>;
  /**
   * Stores the lead unless its id is known, or `ceiling` leads of all clients came in the hour before it (0: no ceiling).
   * Of two calls at the same moment with one id, one stores. When it resolves, the lead outlives a power cut.
   */
  storeOnce: (lead: NewLead, ceiling: number) => Promise<StoreResult>;
  /** Every lead, newest first. */
  list: () => Promise<StoredLead[]>;
  /** The leads whose notice is due, oldest first. */
  listDue: () => Promise<StoredLead[]>;
  /** Notes that the office was told of a lead. An id that is not known changes nothing. */
  setNoticeSent: (id: string) => Promise<void>;
  /** Gives a lead another status, such as "contacted". An id that is not known changes nothing. */
  setStatus: (id: string, status: string) => Promise<void>;
  /**
   * Blanks every field of the leads, and resolves to how many there were. Id, receipt, time and digest stay, so that a
   * late repeat is answered and does not bring the data back.
   */
  forget: (which: Forgotten) => Promise<number>;
}

/** The window of the ceiling. */
export const CEILING_WINDOW_MS = 3_600_000;
