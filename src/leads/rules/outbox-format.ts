import { parseStoredPayload } from './lead-check';
import { CONTACT_SOURCE, QUOTE_SOURCE } from './lead-payload';
import { isReadable, type LastOutcome, type OutboxEntry, type ReadableEntry } from './outbox-entry';
import type { Delivery, OutboxState } from './outbox-state';
import { checksum } from './receipt';

/**
 * Returns the outbox that was stored as `raw`, empty for undefined. Never throws.
 * - Drops no lead: an unreadable lead, and a value that is no outbox (even null), become unreadable entries. An unreadable
 *   delivery is dropped.
 * - A missing or repeated id is replaced, any other missing or wrong field gets a default, and unknown fields stay.
 */
export function parseOutbox(raw: unknown): OutboxState {
  if (raw === undefined) return { entries: [], deliveries: [], unknownFields: {} };
  const { leads, deliveries, ...unknownFields } = fieldsOf(raw);
  // An unknown value under our key may contain a lead: it stays, as an entry.
  if (!Array.isArray(leads)) return { entries: parseEntries([raw]), deliveries: [], unknownFields: {} };
  return { entries: parseEntries(leads), deliveries: parseDeliveries(deliveries), unknownFields };
}

/**
 * Returns the object to store in IndexedDB, which contains the entries, the deliveries, and the fields of newer versions. An
 * unreadable entry is stored exactly as it was read.
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
  if (!isReadable(entry)) return entry.raw;
  const { pauseEndsAt, hiddenIds: replacedEntries, ...otherFields } = entry;
  const lastOutcome = serializeOutcome(entry.lastOutcome);
  return { ...otherFields, lastOutcome, heldUntil: pauseEndsAt, replacedEntries };
}

function serializeOutcome(outcome: LastOutcome | null) {
  if (outcome?.kind === 'unanswered') return { ...outcome, kind: 'retry', reason: 'network' };
  return outcome?.kind === 'deferred' ? { ...outcome, kind: 'retry', reason: 'server' } : outcome;
}

function serializeDelivery({ isTracked, correctedIds, ...otherFields }: Delivery) {
  const stored = { ...otherFields, isReported: isTracked };
  return correctedIds.length === 0 ? stored : { ...stored, replaced: correctedIds };
}

function parseEntries(leads: readonly unknown[]): OutboxEntry[] {
  const taken = new Set<string>();
  return leads.map((raw) => {
    const ownId = idOf(raw);
    // `putEntry` can repeat the id of an unreadable entry. It gets a suffix, such as '-2'.
    let id = ownId;
    for (let n = 2; taken.has(id); n += 1) id = `${ownId}-${n}`;
    taken.add(id);
    return parseEntry(raw, id);
  });
}

/** Fields that this version does not know stay in the entry. */
function parseEntry(raw: unknown, id: string): OutboxEntry {
  const fields = fieldsOf(raw);
  const payload = parseStoredPayload(fields.payload);
  if (payload === null) return { id, state: 'unreadable', raw };
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
    hiddenIds: idsOf(fields.replacedEntries),
    pauseEndsAt: parseTime(fields.heldUntil),
    lastOutcome: parseOutcome(fieldsOf(fields.lastOutcome)),
  };
}

/** Returns 'waiting' for an unknown state. */
function parseState(raw: unknown): ReadableEntry['state'] {
  return raw === 'submitting' || raw === 'sending' || raw === 'attention' ? raw : 'waiting';
}

/** Fields that this version does not know stay in the outcome. Returns null for an unknown kind or reason. */
function parseOutcome(raw: Fields): LastOutcome | null {
  const { kind, reason, ...others } = raw;
  const at = parseAmount(raw.at);
  const status = parseAmount(raw.status);
  if (kind === 'refused') return { ...raw, kind, at, status };
  if (kind !== 'retry') return null;
  if (reason === 'network') return { ...others, kind: 'unanswered', at };
  if (reason !== 'server') return null;
  const retryAfterMs = isFiniteNumber(raw.retryAfterMs) ? raw.retryAfterMs : null;
  return { ...others, kind: 'deferred', at, status, retryAfterMs };
}

function parseDeliveries(raw: unknown): Delivery[] {
  const log: unknown[] = Array.isArray(raw) ? raw : [];
  return log.flatMap((item) => {
    const { id, at, source, isReported, replaced, ...unknownFields } = fieldsOf(item);
    if (typeof id !== 'string' || typeof at !== 'number') return [];
    if (source !== QUOTE_SOURCE && source !== CONTACT_SOURCE) return [];
    const isTracked = isReported === true;
    return [{ ...unknownFields, id, at: parseTime(at), source, isTracked, correctedIds: idsOf(replaced) }];
  });
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns a copy of the fields of a stored value, or {} if it is null, undefined, a number or a boolean. */
function fieldsOf(raw: unknown): Fields {
  return { ...Object(raw) };
}

function isFiniteNumber(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isFinite(raw);
}

/** Returns the value if it is a finite number above 0, or 0 if not. */
function parseAmount(raw: unknown): number {
  return isFiniteNumber(raw) ? Math.max(0, raw) : 0;
}

/**
 * Returns `parseAmount`, but at most what a `Date` can have: 8.64e15 ms since 1970 (ECMA-262, "Time Values and Time Range").
 */
function parseTime(raw: unknown): number {
  return Math.min(parseAmount(raw), 8.64e15);
}

/** Returns the texts of a stored list, or [] for any other value. */
function idsOf(raw: unknown): string[] {
  return Array.isArray(raw) ? raw.filter((other) => typeof other === 'string') : [];
}

/** An entry without an id gets one from its content, so that removing another entry does not change it. */
function idOf(raw: unknown): string {
  const { id } = fieldsOf(raw);
  return typeof id === 'string' && id !== '' ? id : `entry-${checksum(asText(raw))}`;
}

function asText(raw: unknown): string {
  try {
    return JSON.stringify(raw) ?? typeof raw;
  } catch {
    return typeof raw;
  }
}
