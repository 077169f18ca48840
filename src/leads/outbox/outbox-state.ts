import { type LeadPayload, type LeadSource, leadFingerprint } from '../rules/lead';
import { isReadable, type OutboxEntry, type ReadableEntry } from '../rules/outbox-entry';

/**
 * A delivered lead, without personal data. `at`: ms since 1970. `isReported`: a page has counted it as a conversion.
 * `replaces`: the ids of the leads that the form replaced with this one.
 */
export type Delivery = {
  readonly id: string;
  readonly at: number;
  readonly source: LeadSource;
  readonly isReported: boolean;
  readonly replaces: readonly string[];
};

/** Everything the outbox keeps. The functions below return a changed copy, or the same state if nothing changes. */
export type OutboxState = {
  /** The leads that the server may not have yet. Their ids are unique when the state is read. */
  readonly entries: readonly OutboxEntry[];
  /** The log of the delivered leads, the oldest first. */
  readonly deliveries: readonly Delivery[];
  /** What newer versions store beside these. */
  readonly unknownFields: object;
};

/** More deliveries than a phone makes between two visits. The oldest are dropped first. */
const LONGEST_LOG = 50;

/** Returns the readable entry with this id; null: there is none, or only an unreadable one. */
export function findEntry({ entries }: OutboxState, id: string): ReadableEntry | null {
  return entries.filter(isReadable).find((entry) => entry.id === id) ?? null;
}

/** Returns the first readable entry whose content is the same lead (equal `leadFingerprint`); null: there is none. */
export function findSame(state: Pick<OutboxState, 'entries'>, payload: LeadPayload): ReadableEntry | null {
  const fingerprint = leadFingerprint(payload);
  return (
    state.entries.filter(isReadable).find((entry) => leadFingerprint(entry.payload) === fingerprint) ?? null
  );
}

/** Returns the entries, in order, without those whose id an entry lists in `replaces`: these are neither shown nor sent. */
export function withoutReplaced(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const replaced = entries.filter(isReadable).flatMap(({ replaces }) => replaces);
  return entries.filter(({ id }) => !replaced.includes(id));
}

/** Returns a copy of the state without the entries with these ids; the same object if no entry has one of them. */
export function removeEntries(state: OutboxState, ids: readonly string[]): OutboxState {
  const entries = state.entries.filter(({ id }) => !ids.includes(id));
  return entries.length === state.entries.length ? state : { ...state, entries };
}

/**
 * Returns a copy of the state with this entry. It replaces the readable entry with the same id; without one, it is added at the
 * end. An unreadable entry with that id is put behind the new one: of two equal ids, `parseOutbox` gives the second a new id.
 */
export function putEntry(state: OutboxState, entry: ReadableEntry): OutboxState {
  const known = findEntry(state, entry.id);
  if (known) return { ...state, entries: state.entries.map((each) => (each === known ? entry : each)) };
  const others = state.entries.filter(({ id }) => id !== entry.id);
  const unreadable = state.entries.filter(({ id }) => id === entry.id);
  return { ...state, entries: [...others, entry, ...unreadable] };
}

/** Returns a copy of the state with this delivery at the end of its log. The log keeps only its last 50 deliveries. */
export function logDelivery(state: OutboxState, delivery: Delivery): OutboxState {
  return { ...state, deliveries: [...state.deliveries, delivery].slice(-LONGEST_LOG) };
}
