import { type LeadPayload, type LeadSource, leadFingerprint } from '../rules/lead';
import { isReadable, type OutboxEntry, type OutboxItem } from '../rules/outbox-entry';

/**
 * A delivered lead, without personal data. `isReported`: a page has counted it as a conversion. `replaced`: the ids that its
 * form had replaced by it; undefined: none.
 */
export type Delivery = {
  readonly id: string;
  readonly at: number;
  readonly source: LeadSource;
  readonly isReported: boolean;
  readonly replaced?: readonly string[] | undefined;
};

/** Everything the outbox keeps. A change replaces the arrays and does not modify them. */
export type OutboxState = {
  /** The waiting leads. Their ids are unique. */
  items: readonly OutboxItem[];
  /** The log of the delivered leads. */
  deliveries: readonly Delivery[];
  /** What newer versions store beside these. */
  unknownFields: object;
};

/** More deliveries than a phone makes between two visits. The oldest are dropped first. */
const LONGEST_LOG = 50;

/** Returns the entry with this id. null: there is none, or it is unreadable. */
export function findEntry({ items }: OutboxState, id: string): OutboxEntry | null {
  return items.filter(isReadable).find((entry) => entry.id === id) ?? null;
}

/** Returns the entry of equal content (ignores outer blanks and the case of the mail address). null: there is none. */
export function findSame({ items }: Pick<OutboxState, 'items'>, payload: LeadPayload): OutboxEntry | null {
  const fingerprint = leadFingerprint(payload);
  return items.filter(isReadable).find((entry) => leadFingerprint(entry.payload) === fingerprint) ?? null;
}

/** Returns the items without those that another entry replaces: these are neither shown nor sent. */
export function withoutReplaced(items: readonly OutboxItem[]): OutboxItem[] {
  const replaced = items.filter(isReadable).flatMap(({ replacedEntries }) => replacedEntries);
  return items.filter(({ id }) => !replaced.includes(id));
}

/** Removes the items with these ids from the state. Changes nothing if it has none of them. */
export function removeItems(state: OutboxState, ids: readonly string[]): void {
  if (state.items.some(({ id }) => ids.includes(id)))
    state.items = state.items.filter(({ id }) => !ids.includes(id));
}

/** Replaces the entry with the same id in the state. Appends the entry if the state has none with that id. */
export function putEntry(state: OutboxState, entry: OutboxEntry): void {
  const known = findEntry(state, entry.id);
  const items = state.items.map((item) => (item === known ? entry : item));
  state.items = known === null ? [...items, entry] : items;
}

/** Adds a delivery to the log of the state, which keeps the last 50. */
export function logDelivery(state: OutboxState, delivery: Delivery): void {
  state.deliveries = [...state.deliveries, delivery].slice(-LONGEST_LOG);
}
