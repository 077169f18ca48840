import { ownProperty } from '../../domain/own-property';
import { readLeadPayload } from './lead-check';
import { isFinalStatus, type LastOutcome, type OutboxEntry } from './outbox-entry';
import { checksum } from './receipt';

/** Something in the outbox that this version cannot read. It is kept unchanged and shown as needing attention. */
export type UnreadableEntry = { readonly id: string; readonly state: 'unreadable'; readonly found: unknown };

export type OutboxItem = OutboxEntry | UnreadableEntry;

/** What storage had for each entry that `parseQueue` made. A changed entry is a new object, which is not in here. */
const foundEntries = new WeakMap<OutboxEntry, unknown>();

/** Returns true if the item is sent without the visitor's help, now or after a pause. */
export function isToBeSent(item: OutboxItem): item is OutboxEntry {
  return item.state !== 'unreadable' && item.state !== 'attention';
}

/**
 * Reads the queue from storage. No entry is dropped: one without a readable lead becomes an unreadable item, and smaller
 * damage is repaired. Ids are unique. `undefined` ("nothing stored yet") gives an empty queue.
 */
export function parseQueue(stored: unknown): OutboxItem[] {
  if (stored === undefined) return [];
  const entries: unknown[] = Array.isArray(stored) ? stored : [stored];
  const taken = new Set<string>();
  return entries.flatMap(withEntriesItStandsFor).map((found) => {
    let id = idOf(found);
    for (let n = 2; taken.has(id); n += 1) id = `${idOf(found)}-${n}`;
    taken.add(id);
    return parseEntry(found, id);
  });
}

/** Returns the item as it is stored. An item that no one has changed goes back as it was found. */
export function storedEntry(item: OutboxItem): unknown {
  if (item.state === 'unreadable') return item.found;
  const found = foundEntries.get(item);
  const { retryNotBefore: heldUntil, ...known } = item;
  return found ?? { ...known, heldUntil };
}

/** Fields that this version does not know stay in the entry. */
function parseEntry(found: unknown, id: string): OutboxItem {
  const payload = readLeadPayload(ownProperty(found, 'payload'));
  if (payload === null) return { id, state: 'unreadable', found };
  const lastOutcome = parseOutcome(ownProperty(found, 'lastOutcome'));
  const state = parseState(ownProperty(found, 'state'), lastOutcome);
  const isSaved = ownProperty(found, 'isSaved');
  const replaced = ownProperty(found, 'replacedEntries');
  const entry: OutboxEntry = {
    ...Object(found),
    id,
    payload,
    createdAt: time(ownProperty(found, 'createdAt')),
    attempts: time(ownProperty(found, 'attempts')),
    state,
    isSaved: typeof isSaved === 'boolean' ? isSaved : state !== 'submitting',
    replacedEntries: Array.isArray(replaced) ? replaced.filter((other) => typeof other === 'string') : [],
    nextAttemptAt: time(ownProperty(found, 'nextAttemptAt')),
    retryNotBefore: time(ownProperty(found, 'heldUntil')),
    lastOutcome,
  };
  foundEntries.set(entry, found);
  return entry;
}

/**
 * The version before kept the entries that a submission replaced inside that submission, in `standsFor`. They become
 * entries of the queue again.
 */
function withEntriesItStandsFor(found: unknown): unknown[] {
  const standsFor = ownProperty(found, 'standsFor');
  if (!Array.isArray(standsFor) || standsFor.length === 0) return [found];
  const others = standsFor.filter((other: unknown) => idOf(other) !== idOf(found));
  const replacedEntries = others.map(idOf);
  const isSaved = others.length < standsFor.length;
  return [...others, { ...Object(found), standsFor: [], replacedEntries, isSaved }];
}

/** A state of a newer version waits. So does an entry that the version before gave up for a status that is not final. */
function parseState(state: unknown, lastOutcome: LastOutcome | null): OutboxEntry['state'] {
  if (state === 'attention') return lastOutcome?.kind === 'retry' ? 'waiting' : state;
  return state === 'submitting' || state === 'sending' ? state : 'waiting';
}

function parseOutcome(raw: unknown): LastOutcome | null {
  const known = Object(raw);
  const kind = ownProperty(raw, 'kind');
  const at = time(ownProperty(raw, 'at'));
  const found = ownProperty(raw, 'status');
  const status = typeof found === 'number' && Number.isFinite(found) ? found : null;
  if (kind === 'refused' && status !== null)
    return isFinalStatus(status)
      ? { ...known, kind, at, status }
      : { kind: 'retry', at, reason: 'server', status };
  const reason = ownProperty(raw, 'reason');
  if (kind !== 'retry') return null;
  if (reason !== 'network' && reason !== 'timeout' && reason !== 'server') return null;
  return { ...known, kind, at, reason, status };
}

/** A finite number not below 0, else 0. */
function time(raw: unknown): number {
  return typeof raw === 'number' && Number.isFinite(raw) ? Math.max(0, raw) : 0;
}

/** An entry without an id gets one from its content, so that removing another entry does not change it. */
function idOf(found: unknown): string {
  const id = ownProperty(found, 'id');
  return typeof id === 'string' && id !== '' ? id : `entry-${checksum(written(found))}`;
}

function written(found: unknown): string {
  try {
    return JSON.stringify(found) ?? typeof found;
  } catch {
    return typeof found;
  }
}
