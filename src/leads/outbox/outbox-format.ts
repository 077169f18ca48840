import { CONTACT_SOURCE, QUOTE_SOURCE } from '../rules/lead';
import { parseStoredPayload } from '../rules/lead-check';
import { isReadable, type LastOutcome, type OutboxEntry, type ReadableEntry } from '../rules/outbox-entry';
import { checksum } from '../rules/receipt';
import type { Delivery, OutboxState } from './outbox-state';

/**
 * Returns the outbox that was stored as `found`. It is empty for undefined. No lead is dropped:
 * - A lead without a readable payload becomes an unreadable entry. So does a value that is no outbox, even null.
 * - A missing or repeated id is replaced. Any other missing or wrong field gets a default.
 * - Fields that this version does not know stay.
 *
 * A delivery that cannot be read is dropped.
 */
export function parseOutbox(found: unknown): OutboxState {
  if (found === undefined) return { entries: [], deliveries: [], unknownFields: {} };
  const { leads, deliveries, ...unknownFields } = fieldsOf(found);
  // An unknown value under our key may contain a lead: it stays, as an entry.
  if (!Array.isArray(leads)) return { entries: parseEntries([found]), deliveries: [], unknownFields: {} };
  return { entries: parseEntries(leads), deliveries: parseDeliveries(deliveries), unknownFields };
}

/**
 * Returns the object to store in IndexedDB, which contains the entries, the deliveries, and the fields of newer versions. An
 * unreadable entry is stored exactly as found.
 */
export function serializeOutbox({ entries, deliveries, unknownFields }: OutboxState) {
  return {
    ...unknownFields,
    deliveries: deliveries.map(serializeDelivery),
    leads: entries.map(serializeEntry),
  };
}

/** The stored names are those of earlier versions. */
function serializeEntry(entry: OutboxEntry): unknown {
  if (!isReadable(entry)) return entry.found;
  const { pauseEndsAt, replacedIds: replacedEntries, ...known } = entry;
  // A tab of the version before may be open, which also reads `nextAttemptAt`.
  return { ...known, nextAttemptAt: pauseEndsAt, heldUntil: pauseEndsAt, replacedEntries };
}

function serializeDelivery({ isTracked, previousIds, ...known }: Delivery) {
  const stored = { ...known, isReported: isTracked };
  return previousIds.length === 0 ? stored : { ...stored, replaced: previousIds };
}

function parseEntries(leads: readonly unknown[]): OutboxEntry[] {
  const taken = new Set<string>();
  return leads.map((found) => {
    const ownId = idOf(found);
    // `putEntry` can repeat the id of an unreadable entry. It gets a suffix, such as '-2'.
    let id = ownId;
    for (let n = 2; taken.has(id); n += 1) id = `${ownId}-${n}`;
    taken.add(id);
    return parseEntry(found, id);
  });
}

/** Fields that this version does not know stay in the entry. */
function parseEntry(found: unknown, id: string): OutboxEntry {
  const fields = fieldsOf(found);
  const payload = parseStoredPayload(fields.payload);
  if (payload === null) return { id, state: 'unreadable', found };
  const state = parseState(fields.state);
  const { isSaved } = fields;
  return {
    ...fields,
    id,
    payload,
    createdAt: parseTime(fields.createdAt),
    attempts: parseAmount(fields.attempts),
    state,
    isSaved: typeof isSaved === 'boolean' ? isSaved : state !== 'submitting',
    replacedIds: idsOf(fields.replacedEntries),
    pauseEndsAt: parseTime(fields.heldUntil),
    lastOutcome: parseOutcome(fieldsOf(fields.lastOutcome)),
  };
}

/** Returns 'waiting' for an unknown state. */
function parseState(state: unknown): ReadableEntry['state'] {
  return state === 'submitting' || state === 'sending' || state === 'attention' ? state : 'waiting';
}

/** Fields that this version does not know stay in the outcome. Returns null for an unknown kind or reason. */
function parseOutcome(found: Fields): LastOutcome | null {
  const { kind, reason } = found;
  const at = parseAmount(found.at);
  const status = parseAmount(found.status);
  if (kind === 'refused') return { ...found, kind, at, status };
  if (kind !== 'retry') return null;
  if (reason === 'network') return { ...found, kind, at, reason };
  if (reason !== 'server') return null;
  const retryAfterMs = isFiniteNumber(found.retryAfterMs) ? found.retryAfterMs : null;
  return { ...found, kind, at, reason, status, retryAfterMs };
}

function parseDeliveries(stored: unknown): Delivery[] {
  const log: unknown[] = Array.isArray(stored) ? stored : [];
  return log.flatMap((raw) => {
    const { id, at, source, isReported, replaced, ...unknownFields } = fieldsOf(raw);
    if (typeof id !== 'string' || typeof at !== 'number') return [];
    if (source !== QUOTE_SOURCE && source !== CONTACT_SOURCE) return [];
    const isTracked = isReported === true;
    return [{ ...unknownFields, id, at: parseTime(at), source, isTracked, previousIds: idsOf(replaced) }];
  });
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns a copy of the fields of a stored value, or {} if it is null, undefined, a number or a boolean. */
function fieldsOf(found: unknown): Fields {
  return { ...Object(found) };
}

function isFiniteNumber(found: unknown): found is number {
  return typeof found === 'number' && Number.isFinite(found);
}

/** Returns the value if it is a finite number above 0, or 0 if not. */
function parseAmount(found: unknown): number {
  return isFiniteNumber(found) ? Math.max(0, found) : 0;
}

/**
 * Returns `parseAmount`, but at most what a `Date` can have: 8.64e15 ms since 1970 (ECMA-262, "Time Values and Time Range").
 */
function parseTime(found: unknown): number {
  return Math.min(parseAmount(found), 8.64e15);
}

/** Returns the texts of a stored list, or [] for any other value. */
function idsOf(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((other) => typeof other === 'string') : [];
}

/** An entry without an id gets one from its content, so that removing another entry does not change it. */
function idOf(found: unknown): string {
  const { id } = fieldsOf(found);
  return typeof id === 'string' && id !== '' ? id : `entry-${checksum(asText(found))}`;
}

function asText(found: unknown): string {
  try {
    return JSON.stringify(found) ?? typeof found;
  } catch {
    return typeof found;
  }
}
