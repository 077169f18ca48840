import { ownProperty, unknownProperties } from '../../domain/own-property';
import { leadFingerprint } from './lead';
import { readLeadPayload } from './lead-check';
import { LEAD_FIELDS } from './lead-fields';
import { isUnderWay, type LastOutcome, type QueuedLead } from './outbox-entry';
import { checksum } from './receipt';

/** Something in the queue that this version cannot read. It is kept as it is and shown as needing attention. */
export type UnreadableLead = { readonly id: string; readonly state: 'unreadable'; readonly raw: unknown };

export type QueueItem = QueuedLead | UnreadableLead;

/** Whether an item is sent without anybody's help, now or after a pause. */
export function isToBeSent(item: QueueItem): item is QueuedLead {
  return item.state !== 'unreadable' && item.state !== 'attention';
}

/** Every key of a stored lead. A newer version may write more: see `foreign`. */
const KNOWN_KEYS: readonly (keyof QueuedLead)[] = [
  'id',
  'fingerprint',
  'payload',
  'createdAt',
  'attempts',
  'state',
  'nextAttemptAt',
  'heldUntil',
  'sendingSince',
  'lastOutcome',
  'standsFor',
];

const OUTCOME_KEYS: readonly string[] = ['kind', 'at', 'status', 'reason'];

const KNOWN_STATES: readonly string[] = ['submitting', 'waiting', 'sending', 'attention'];

/**
 * The queue in whatever was stored. No entry is ever dropped: one whose 8 fields cannot be read
 * becomes an unreadable item, lesser damage is repaired (a lead without a usable state waits and is
 * due). Ids are unique. Undefined, "nothing stored yet", is an empty queue.
 */
export function parseQueue(stored: unknown): QueueItem[] {
  if (stored === undefined) return [];
  const entries: unknown[] = Array.isArray(stored) ? stored : [stored];
  const taken = new Set<string>();
  return entries.map((raw) => {
    const item = parseEntry(raw);
    let id = item.id;
    for (let n = 2; taken.has(id); n += 1) id = `${item.id}-${n}`;
    taken.add(id);
    return id === item.id ? item : { ...item, id };
  });
}

/** The queue as it is stored: unreadable entries go back exactly as they were found, and so does what a newer version added. */
export function storedQueue(items: readonly QueueItem[]): unknown[] {
  return items.map(storedEntry);
}

/** One item as it is stored. */
export function storedEntry(item: QueueItem): unknown {
  if (item.state === 'unreadable') return item.raw;
  const { foreign, ...known } = item;
  const payload = { ...foreignPayload(foreign), ...known.payload };
  return {
    ...foreign,
    ...known,
    payload,
    // A state that this version does not know waits here, and is none the less what the newer version wrote.
    state: known.state === 'waiting' ? (foreign.state ?? known.state) : known.state,
    lastOutcome: storedOutcome(known.lastOutcome, foreign.lastOutcome),
  };
}

/** What this version cannot read of an outcome, or not whole, stands until there is another outcome. */
function storedOutcome(known: LastOutcome | null, found: unknown): unknown {
  if (known === null) return found ?? null;
  const isFound = ownProperty(found, 'kind') === known.kind && ownProperty(found, 'at') === known.at;
  return isFound ? found : known;
}

function parseEntry(raw: unknown): QueueItem {
  const payload = readLeadPayload(ownProperty(raw, 'payload'));
  const storedId = ownProperty(raw, 'id');
  const id = typeof storedId === 'string' && storedId !== '' ? storedId : `entry-${checksum(written(raw))}`;
  if (payload === null) return { id, state: 'unreadable', raw };
  const state = ownProperty(raw, 'state');
  const since = ownProperty(raw, 'sendingSince');
  const standsFor = ownProperty(raw, 'standsFor');
  const lastOutcome = parseOutcome(ownProperty(raw, 'lastOutcome'));
  return {
    id,
    fingerprint: leadFingerprint(payload),
    payload,
    createdAt: time(ownProperty(raw, 'createdAt')),
    attempts: time(ownProperty(raw, 'attempts')),
    state: isUnderWay(state) || state === 'attention' ? state : 'waiting',
    nextAttemptAt: time(ownProperty(raw, 'nextAttemptAt')),
    heldUntil: time(ownProperty(raw, 'heldUntil')),
    sendingSince: isUnderWay(state) && typeof since === 'number' ? time(since) : null,
    lastOutcome,
    standsFor: Array.isArray(standsFor) ? standsFor : [],
    foreign: foreignOf(raw, lastOutcome),
  };
}

/** What this version does not know of an entry: further keys, further fields of the payload and of the outcome. */
function foreignOf(raw: unknown, lastOutcome: LastOutcome | null): Readonly<Record<string, unknown>> {
  const payload = unknownProperties(ownProperty(raw, 'payload'), LEAD_FIELDS);
  const outcome = ownProperty(raw, 'lastOutcome') ?? null;
  const isReadWhole =
    lastOutcome !== null && Object.keys(unknownProperties(outcome, OUTCOME_KEYS)).length === 0;
  const state = ownProperty(raw, 'state');
  return {
    ...(typeof state === 'string' && !KNOWN_STATES.includes(state) ? { state } : {}),
    ...unknownProperties(raw, KNOWN_KEYS),
    ...(Object.keys(payload).length > 0 ? { payload } : {}),
    ...(outcome === null || isReadWhole ? {} : { lastOutcome: outcome }),
  };
}

function foreignPayload({ payload }: Readonly<Record<string, unknown>>): object {
  return typeof payload === 'object' && payload !== null ? payload : {};
}

function parseOutcome(raw: unknown): LastOutcome | null {
  const kind = ownProperty(raw, 'kind');
  const at = time(ownProperty(raw, 'at'));
  const status = ownProperty(raw, 'status');
  const known = typeof status === 'number' && Number.isFinite(status) ? status : null;
  if (kind === 'refused' && known !== null) return { kind, at, status: known };
  const reason = ownProperty(raw, 'reason');
  if (kind !== 'retry') return null;
  if (reason !== 'network' && reason !== 'timeout' && reason !== 'server') return null;
  return { kind, at, reason, status: known };
}

/** A finite number not below 0, else 0. */
function time(raw: unknown): number {
  return typeof raw === 'number' && Number.isFinite(raw) ? Math.max(0, raw) : 0;
}

/** An entry without an id is told apart by what is in it, so that deleting it cannot hit its neighbour. */
function written(raw: unknown): string {
  try {
    return JSON.stringify(raw) ?? typeof raw;
  } catch {
    return typeof raw;
  }
}
