import { readLeadPayload } from './lead-check';
import { isFinalStatus, type LastOutcome, type OutboxEntry } from './outbox-entry';
import { checksum } from './receipt';

/** Something in the outbox that this version cannot read. It is kept unchanged and shown as needing attention. */
export type UnreadableEntry = { readonly id: string; readonly state: 'unreadable'; readonly found: unknown };

export type OutboxItem = OutboxEntry | UnreadableEntry;

/** The stored value of each entry that `parseQueue` returned. A changed entry is a new object and is not in here. */
const foundEntries = new WeakMap<OutboxEntry, unknown>();

/** Returns false for an item that this version cannot read. */
export function isReadable(item: OutboxItem): item is OutboxEntry {
  return item.state !== 'unreadable';
}

/** Returns true if the item is sent without the visitor's help, now or after a pause. */
export function isToBeSent(item: OutboxItem): item is OutboxEntry {
  return isReadable(item) && item.state !== 'attention';
}

/**
 * Reads the queue from storage. No entry is dropped: one without a readable lead becomes an unreadable item, and smaller
 * damage is repaired. Ids are unique. `undefined` ("nothing stored yet") gives an empty queue.
 */
export function parseQueue(stored: unknown): OutboxItem[] {
  if (stored === undefined) return [];
  const entries: unknown[] = Array.isArray(stored) ? stored : [stored];
  const taken = new Set<string>();
  return entries.flatMap(withReplacedEntries).map((found) => {
    const ownId = idOf(found);
    let id = ownId;
    for (let n = 2; taken.has(id); n += 1) id = `${ownId}-${n}`;
    taken.add(id);
    return parseEntry(found, id);
  });
}

/** Returns the item as it is stored. An unchanged item is stored as it was found. */
export function storedEntry(item: OutboxItem): unknown {
  if (item.state === 'unreadable') return item.found;
  const found = foundEntries.get(item);
  const { retryNotBefore: heldUntil, ...known } = item;
  return found ?? { ...known, heldUntil };
}

/** Fields that this version does not know stay in the entry. */
function parseEntry(found: unknown, id: string): OutboxItem {
  const fields = fieldsOf(found);
  const payload = readLeadPayload(fields.payload);
  if (payload === null) return { id, state: 'unreadable', found };
  const lastOutcome = parseOutcome(fieldsOf(fields.lastOutcome));
  const state = parseState(fields.state, lastOutcome);
  const { isSaved, replacedEntries } = fields;
  const entry: OutboxEntry = {
    ...fields,
    id,
    payload,
    createdAt: amount(fields.createdAt),
    attempts: amount(fields.attempts),
    state,
    isSaved: typeof isSaved === 'boolean' ? isSaved : state !== 'submitting',
    replacedEntries: Array.isArray(replacedEntries)
      ? replacedEntries.filter((other) => typeof other === 'string')
      : [],
    nextAttemptAt: amount(fields.nextAttemptAt),
    retryNotBefore: amount(fields.heldUntil),
    lastOutcome,
  };
  foundEntries.set(entry, found);
  return entry;
}

/**
 * The previous version kept the entries that a submission replaced inside that submission, in `standsFor`. They become
 * entries of the queue again.
 */
function withReplacedEntries(found: unknown): unknown[] {
  const { standsFor } = fieldsOf(found);
  if (!Array.isArray(standsFor) || standsFor.length === 0) return [found];
  const others = standsFor.filter((other: unknown) => idOf(other) !== idOf(found));
  const replacedEntries = others.map(idOf);
  const isSaved = others.length < standsFor.length;
  return [...others, { ...fieldsOf(found), standsFor: [], replacedEntries, isSaved }];
}

/** An unknown state becomes 'waiting'. So does 'attention' after a status that only the previous version took for final. */
function parseState(state: unknown, lastOutcome: LastOutcome | null): OutboxEntry['state'] {
  if (state === 'attention') return lastOutcome?.kind === 'retry' ? 'waiting' : state;
  return state === 'submitting' || state === 'sending' ? state : 'waiting';
}

/** Earlier versions stored more statuses as refused, and two reasons for no answer. */
function parseOutcome(found: Fields): LastOutcome | null {
  const { kind, reason } = found;
  const at = amount(found.at);
  const status = amount(found.status);
  if (kind === 'refused' && isFinalStatus(status)) return { ...found, kind, at, status };
  if (kind === 'retry' && (reason === 'network' || reason === 'timeout'))
    return { ...found, kind, at, reason: 'network' };
  const isAnswer = kind === 'refused' ? status > 0 : kind === 'retry' && reason === 'server';
  if (!isAnswer) return null;
  const retryAfterMs = isFiniteNumber(found.retryAfterMs) ? found.retryAfterMs : null;
  return { ...found, kind: 'retry', at, reason: 'server', status, retryAfterMs };
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns a copy of the fields of a stored value; {} for null, undefined, a number or a boolean. */
export function fieldsOf(found: unknown): Fields {
  return { ...Object(found) };
}

function isFiniteNumber(found: unknown): found is number {
  return typeof found === 'number' && Number.isFinite(found);
}

/** Returns a finite number that is not negative, else 0. */
function amount(found: unknown): number {
  return isFiniteNumber(found) ? Math.max(0, found) : 0;
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
