import type { LeadField } from '../../leads/rules/lead-payload';

/**
 * A lead, as the lead function stores it and as a store returns it. The office may edit every text of `payload`. After the
 * lead is forgotten, each of them is ''. Id, receipt and digest never change.
 */
export interface StoredLead {
  /** The lead id: the `Idempotency-Key` of the request. It is '' for a lead that was stored before leads had ids. */
  id: string;
  /** The result of `receiptOf(id)`, or '' if there is no id. */
  receipt: string;
  /** The `leadDigest` of the lead as it was first accepted. It is null if the lead was stored before leads had digests. */
  digest: string | null;
  /** The time in ISO 8601, UTC. If the office edited it in a lead folder, it may be any text. */
  receivedAt: string;
  payload: Readonly<Record<LeadField, string>>;
  /** Whether the message to the office is still to be sent. It is false once the lead is forgotten. */
  isMessageDue: boolean;
}

type StoreOnceResult =
  | { readonly kind: 'stored' }
  /** A lead with this id is stored: `lead`. Its content may differ from the new lead. */
  | { readonly kind: 'existing'; readonly lead: StoredLead }
  /** The hourly limit is reached, so nothing was stored. After `waitMs` the store accepts the next lead. */
  | { readonly kind: 'over-hourly-limit'; readonly waitMs: number };

/** Which leads to forget: those with this mail address (case and outer blanks do not matter), or those before a time. */
export type LeadsToForget = { readonly email: string } | { readonly before: Date };

/** Stores leads, each id once. After a rejection the change may still be stored, if only the reply was lost. */
export interface LeadStore {
  /** The path of the folder or the name of the table, for the log. */
  readonly location: string;
  /** Resolves if the store answers, else rejects. It writes nothing, so it does not find a full disk. */
  check: () => Promise<void>;
  /** Looks up the lead stored under this id. Resolves to null if the id is unknown. */
  find: (id: string) => Promise<StoredLead | null>;
  /**
   * Stores the lead, unless its id is known or `hourlyLimit` leads were stored in the hour before it. 0 means no limit.
   * - Of simultaneous calls with one id, only one stores. After 'stored', a power cut does not lose the lead.
   * - In a database simultaneous calls may exceed the limit.
   */
  storeOnce: (lead: StoredLead, hourlyLimit: number) => Promise<StoreOnceResult>;
  /** Resolves to every lead, newest first. */
  list: () => Promise<StoredLead[]>;
  /** Resolves to leads whose message to the office is due, newest first. They are all such leads, or only the newest 1000. */
  listMessagesDue: () => Promise<StoredLead[]>;
  /** Notes that the message about a lead is sent, so it is not due any more. An unknown id changes nothing. */
  markMessageSent: (id: string) => Promise<void>;
  /**
   * Sets the status of a lead, such as "contacted", and resolves to true. For an unknown id or a forgotten lead, changes nothing
   * and resolves to false.
   */
  setStatus: (id: string, status: string) => Promise<boolean>;
  /**
   * Blanks every field of the leads and resolves to their number. Id, receipt, time and digest stay, so that a late repeat of
   * the request gets its answer and does not store the data again.
   */
  forget: (selection: LeadsToForget) => Promise<number>;
}

/** The hourly limit counts the leads of one hour. */
export const HOURLY_LIMIT_WINDOW_MS = 3_600_000;
