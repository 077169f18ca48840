import type { LeadPayload } from '../../leads/rules/lead';
import type { LeadField } from '../../leads/rules/lead-fields';

/**
 * A lead in the store. The office may have edited every text of `payload`, but not id, receipt and digest. After the lead is
 * forgotten, every text of `payload` is ''.
 */
export interface StoredLead {
  /** The lead id: the `Idempotency-Key` of the request. '' for a lead that was stored before leads had ids. */
  id: string;
  /** `receiptOf(id)`; '' if there is no id. */
  receipt: string;
  /** `leadDigest` of the lead as it was first accepted; null if it was stored before leads had digests. */
  digest: string | null;
  /** ISO 8601, UTC. In a lead folder it is any text, if the office edited it. */
  receivedAt: string;
  payload: Readonly<Record<LeadField, string>>;
  /** Whether the message to the office is still to be sent. Never after the lead is forgotten. */
  isMessageDue: boolean;
}

interface NewLead {
  id: string;
  payload: LeadPayload;
  digest: string;
  receivedAt: Date;
  isMessageDue: boolean;
}

/** A lead with this id is stored, and `digest` is its `StoredLead.digest`. Its content may differ from the new lead. */
export interface SeenLead {
  readonly kind: 'seen';
  readonly digest: string | null;
}

type StoreOnceResult =
  | { readonly kind: 'stored' }
  | SeenLead
  /** The ceiling is reached, so nothing was stored. After `waitMs` the store accepts the next lead. */
  | { readonly kind: 'full'; readonly waitMs: number };

/** Which leads to forget: those with this mail address (compared without case and outer blanks), or those before a time. */
export type LeadsToForget = { readonly email: string } | { readonly before: Date };

/** Stores leads, each id once. After a rejection the change may still be stored, if only the reply was lost. */
export interface LeadStore {
  /** The path of the folder or the name of the table, for the log. */
  readonly location: string;
  /** Resolves if the store answers, else rejects. Writes nothing, so it does not find a full disk. */
  check: () => Promise<void>;
  /** Looks up the lead stored under this id. Null: the id is unknown. */
  find: (id: string) => Promise<SeenLead | null>;
  /**
   * Stores the lead, unless its id is known or `ceiling` leads were stored in the hour before it. 0: no ceiling. In a database
   * simultaneous calls may exceed the ceiling. Of simultaneous calls with one id, only one stores. After 'stored', a power cut
   * does not lose the lead.
   */
  storeOnce: (lead: NewLead, ceiling: number) => Promise<StoreOnceResult>;
  /** Returns every lead, newest first. */
  list: () => Promise<StoredLead[]>;
  /** Returns the leads whose message to the office is due, newest first: the newest 1000, or all. */
  listDue: () => Promise<StoredLead[]>;
  /** The message about a lead is sent, so it is not due any more. An unknown id changes nothing. */
  setOfficeMessageSent: (id: string) => Promise<void>;
  /** Sets the status of a lead, such as "contacted". An unknown id changes nothing. */
  setStatus: (id: string, status: string) => Promise<void>;
  /**
   * Blanks every field of the leads and returns their number. Id, receipt, time and digest stay, so that a late repeat of the
   * request gets its answer and does not store the data again.
   */
  forget: (which: LeadsToForget) => Promise<number>;
}

/** The ceiling counts the leads of this time: one hour. */
export const CEILING_WINDOW_MS = 3_600_000;
