import { leadFingerprint } from './lead-identity';
import type { LeadPayload, LeadSource } from './lead-payload';
import { isReadable, type OutboxEntry, type ReadableEntry } from './outbox-entry';

/** A delivered lead, without personal data. */
export interface Delivery {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly source: LeadSource;
  /** A page has reported it to the ads pixel (`trackLead`; stored as `isReported`). */
  readonly isTracked: boolean;
  /** `correctedIds` of the submission that delivered the lead. Empty if the outbox sent it. */
  readonly correctedIds: readonly string[];
}

/** Everything the outbox keeps. The functions below return a changed copy, or the same state if nothing changes. */
export interface OutboxState {
  /** The leads that the server may not have yet. Their ids are unique when the state is read. */
  readonly entries: readonly OutboxEntry[];
  /** The log of the delivered leads, the oldest first. */
  readonly deliveries: readonly Delivery[];
  /** What newer versions store beside these. */
  readonly unknownFields: object;
}

/** More deliveries than a phone makes between two visits. The oldest are dropped first. */
const MAX_LOGGED_DELIVERIES = 50;

/** Returns the readable entry with this id, or null if there is none. An unreadable entry does not count. */
export function findEntry(entries: readonly OutboxEntry[], id: string): ReadableEntry | null {
  return entries.filter(isReadable).find((entry) => entry.id === id) ?? null;
}

/** Returns the first readable entry with the same lead (equal `leadFingerprint`), or null if there is none. */
export function findSameLead(entries: readonly OutboxEntry[], payload: LeadPayload): ReadableEntry | null {
  const fingerprint = leadFingerprint(payload);
  return entries.filter(isReadable).find((entry) => leadFingerprint(entry.payload) === fingerprint) ?? null;
}

/** Returns the entries, in order, that no entry lists in `hiddenIds`. Only these are shown and sent. */
export function visibleEntriesOf(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const hidden = entries.filter(isReadable).flatMap(({ hiddenIds }) => hiddenIds);
  return entries.filter(({ id }) => !hidden.includes(id));
}

/** Returns a copy without the entries, readable or not, with these ids. Returns the same object if there is no such entry. */
export function withoutEntries(state: OutboxState, ids: readonly string[]): OutboxState {
  const entries = state.entries.filter(({ id }) => !ids.includes(id));
  return entries.length === state.entries.length ? state : { ...state, entries };
}

/** Returns these ids, and the ids that the readable entries with these ids list in `hiddenIds`. */
export function idsWithHidden(entries: readonly OutboxEntry[], ids: readonly string[]): string[] {
  return [...ids, ...ids.flatMap((id) => findEntry(entries, id)?.hiddenIds ?? [])];
}

/** Returns a copy without the entries with these ids, and without those that they hide (`withoutEntries`). */
export function removeWithHidden(state: OutboxState, ids: readonly string[]): OutboxState {
  return withoutEntries(state, idsWithHidden(state.entries, ids));
}

/** Returns a copy in which no entry lists this id in its `hiddenIds`. */
export function stopHiding(state: OutboxState, id: string): OutboxState {
  const entries = state.entries.map((entry) => {
    if (!isReadable(entry) || !entry.hiddenIds.includes(id)) return entry;
    return { ...entry, hiddenIds: entry.hiddenIds.filter((hiddenId) => hiddenId !== id) };
  });
  return { ...state, entries };
}

/**
 * Returns a copy of the state with this entry. It takes the place of the readable entry with its id, or is added at the end. An
 * unreadable entry with that id moves behind it, so that `parseOutbox` gives the unreadable one a new id.
 */
export function putEntry(state: OutboxState, entry: ReadableEntry): OutboxState {
  const existing = findEntry(state.entries, entry.id);
  if (existing)
    return { ...state, entries: state.entries.map((other) => (other === existing ? entry : other)) };
  const others = state.entries.filter(({ id }) => id !== entry.id);
  const unreadable = state.entries.filter(({ id }) => id === entry.id);
  return { ...state, entries: [...others, entry, ...unreadable] };
}

/** Returns a copy of the state with this delivery at the end of its log. Drops the oldest above `MAX_LOGGED_DELIVERIES`. */
export function logDelivery(state: OutboxState, delivery: Delivery): OutboxState {
  return { ...state, deliveries: [...state.deliveries, delivery].slice(-MAX_LOGGED_DELIVERIES) };
}

/**
 * Returns the first of `ids` whose lead was delivered, or else the id of a delivered lead that corrected one of these.
 * Returns null if the log, which keeps only the last `MAX_LOGGED_DELIVERIES`, has no such lead.
 */
export function findDeliveredId(
  { deliveries }: Pick<OutboxState, 'deliveries'>,
  ids: readonly string[],
): string | null {
  return (
    ids.find((id) => deliveries.some((delivery) => delivery.id === id)) ??
    deliveries.find(({ correctedIds }) => correctedIds.some((id) => ids.includes(id)))?.id ??
    null
  );
}
