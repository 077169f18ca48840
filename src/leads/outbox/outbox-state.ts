import { type LeadPayload, type LeadSource, leadFingerprint } from '../rules/lead';
import { isReadable, type OutboxEntry, type OutboxItem } from '../rules/outbox-entry';

/**
 * A delivered lead, without personal data. `at`: ms since 1970. `isReported`: a page has counted it as a conversion.
 * `replaced`: the ids that the form replaced with this lead; undefined: none.
 */
export type Delivery = {
  readonly id: string;
  readonly at: number;
  readonly source: LeadSource;
  readonly isReported: boolean;
  readonly replaced?: readonly string[] | undefined;
};

/** Everything the outbox keeps. The functions below return a changed copy, or the same state if nothing changes. */
export type OutboxState = {
  /** The leads that the server may not have yet. Their ids are unique when the state is read. */
  readonly items: readonly OutboxItem[];
  /** The log of the delivered leads, the oldest first. */
  readonly deliveries: readonly Delivery[];
  /** What newer versions store beside these. */
  readonly unknownFields: object;
};

/** More deliveries than a phone makes between two visits. The oldest are dropped first. */
const LONGEST_LOG = 50;

/** Returns the readable entry with this id; null: there is none. */
export function findEntry({ items }: OutboxState, id: string): OutboxEntry | null {
  return items.filter(isReadable).find((entry) => entry.id === id) ?? null;
}

/** Returns the first readable entry whose content is the same request (equal `leadFingerprint`); null: there is none. */
export function findSame({ items }: Pick<OutboxState, 'items'>, payload: LeadPayload): OutboxEntry | null {
  const fingerprint = leadFingerprint(payload);
  return items.filter(isReadable).find((entry) => leadFingerprint(entry.payload) === fingerprint) ?? null;
}

/** Returns the items, in their order, without those that an entry replaces: a replaced item is neither shown nor sent. */
export function withoutReplaced(items: readonly OutboxItem[]): OutboxItem[] {
  const replaced = items.filter(isReadable).flatMap(({ replacedEntries }) => replacedEntries);
  return items.filter(({ id }) => !replaced.includes(id));
}

/** Returns a copy of the state without the items with these ids; the same object if no item has one of them. */
export function removeItems(state: OutboxState, ids: readonly string[]): OutboxState {
  const items = state.items.filter(({ id }) => !ids.includes(id));
  return items.length === state.items.length ? state : { ...state, items };
}

/**
 * Returns a copy of the state with this entry. It replaces the readable entry with the same id; without one, it is added at the
 * end. An unreadable item with that id moves behind it: of two equal ids, `parseOutbox` later gives the second a new one.
 */
export function putEntry(state: OutboxState, entry: OutboxEntry): OutboxState {
  const known = findEntry(state, entry.id);
  if (known) return { ...state, items: state.items.map((item) => (item === known ? entry : item)) };
  const others = state.items.filter(({ id }) => id !== entry.id);
  const unreadable = state.items.filter(({ id }) => id === entry.id);
  return { ...state, items: [...others, entry, ...unreadable] };
}

/** Returns a copy of the state with this delivery at the end of its log. The log keeps only its last 50 deliveries. */
export function logDelivery(state: OutboxState, delivery: Delivery): OutboxState {
  return { ...state, deliveries: [...state.deliveries, delivery].slice(-LONGEST_LOG) };
}
