import { leadFingerprint } from './lead';
import { readLeadPayload } from './lead-check';
import type { LastOutcome, QueuedLead } from './outbox-entry';
import { checksum } from './receipt';

/** Something in the queue that this version cannot read. It is kept as it is and shown as needing attention. */
export type UnreadableLead = { readonly id: string; readonly state: 'unreadable'; readonly raw: unknown };

export type QueueItem = QueuedLead | UnreadableLead;

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

/** The queue as it is stored: unreadable entries go back exactly as they were found. */
export function storedQueue(items: readonly QueueItem[]): unknown[] {
  return items.map((item) => (item.state === 'unreadable' ? item.raw : item));
}

function parseEntry(raw: unknown): QueueItem {
  const payload = readLeadPayload(own(raw, 'payload'));
  const storedId = own(raw, 'id');
  const id =
    typeof storedId === 'string' && storedId !== ''
      ? storedId
      : `entry-${checksum(written(raw)).toString(36)}`;
  if (payload === null) return { id, state: 'unreadable', raw };
  const state = own(raw, 'state');
  const sendingSince = own(raw, 'sendingSince');
  return {
    id,
    fingerprint: leadFingerprint(payload),
    payload,
    createdAt: time(own(raw, 'createdAt')),
    attempts: time(own(raw, 'attempts')),
    state: state === 'sending' || state === 'attention' ? state : 'waiting',
    nextAttemptAt: time(own(raw, 'nextAttemptAt')),
    heldUntil: time(own(raw, 'heldUntil')),
    sendingSince: state === 'sending' ? time(sendingSince) : null,
    lastOutcome: parseOutcome(own(raw, 'lastOutcome')),
  };
}

function parseOutcome(raw: unknown): LastOutcome | null {
  const kind = own(raw, 'kind');
  const at = time(own(raw, 'at'));
  const status = own(raw, 'status');
  const known = typeof status === 'number' && Number.isFinite(status) ? status : null;
  if (kind === 'refused' && known !== null) return { kind, at, status: known };
  const reason = own(raw, 'reason');
  if (kind !== 'retry') return null;
  if (reason !== 'network' && reason !== 'timeout' && reason !== 'server') return null;
  return { kind, at, reason, status: known };
}

/** A finite number not below 0, else 0. */
function time(raw: unknown): number {
  return typeof raw === 'number' && Number.isFinite(raw) ? Math.max(0, raw) : 0;
}

function own(raw: unknown, key: string): unknown {
  if (typeof raw !== 'object' || raw === null) return undefined;
  return Object.getOwnPropertyDescriptor(raw, key)?.value;
}

/** An entry without an id is told apart by what is in it, so that deleting it cannot hit its neighbour. */
function written(raw: unknown): string {
  try {
    return JSON.stringify(raw) ?? typeof raw;
  } catch {
    return typeof raw;
  }
}
