import { unknownProperties } from '../../domain/own-property';
import { type LeadPayload, leadFingerprint } from '../rules/lead';
import { parseQueue, type QueueItem, storedEntry, storedQueue } from '../rules/lead-queue';
import {
  type FailedOutcome,
  newQueuedLead,
  nextAttempt,
  type QueuedLead,
  submitted,
  tryAgain,
} from '../rules/outbox-entry';
import {
  type Delivery,
  type LoggedDelivery,
  parseDeliveryLog,
  storedDeliveryLog,
  withDelivery,
} from './delivery-log';

/** All that the outbox keeps: the leads that wait, and a log, without personal data, of those that arrived. */
export type Outbox = {
  readonly items: readonly QueueItem[];
  readonly deliveries: readonly LoggedDelivery[];
  /** What a newer version keeps here besides. */
  readonly foreign: Readonly<Record<string, unknown>>;
};

/** An item taken out of the queue, and what stood before it, so that it can go back to its place. */
export type RemovedLead = { readonly item: QueueItem; readonly idsBefore: readonly string[] };

/** What a change makes of the outbox, null for "leave it", and what it has to tell. */
export type Change<Answer> = { readonly next: Outbox | null; readonly answer: Answer };

/** A form's wish to send: its payload, the number it has, and the entries it was opened from or sent as before it was changed. */
export type Submission = {
  readonly payload: LeadPayload;
  readonly id: string;
  readonly replaces: readonly string[];
};

/** The outbox in whatever was stored; nothing that may be a lead is dropped. */
export function parseOutbox(stored: unknown): Outbox {
  if (typeof stored !== 'object' || stored === null || !('leads' in stored)) {
    // Something else under our key may still hold somebody's lead: it stays, as an unreadable entry.
    return { items: parseQueue(stored), deliveries: [], foreign: {} };
  }
  const deliveries = 'deliveries' in stored ? stored.deliveries : undefined;
  return {
    items: parseQueue(stored.leads),
    deliveries: parseDeliveryLog(deliveries),
    foreign: unknownProperties(stored, ['leads', 'deliveries']),
  };
}

/** The outbox as it is stored. */
export function storedOutbox({ items, deliveries, foreign }: Outbox): unknown {
  return { ...foreign, leads: storedQueue(items), deliveries: storedDeliveryLog(deliveries) };
}

/** The lead that asks the same, whatever its state; null when there is none. */
export function sameLead(outbox: Outbox, payload: LeadPayload): QueuedLead | null {
  const fingerprint = leadFingerprint(payload);
  return (
    outbox.items
      .filter((item) => item.state !== 'unreadable')
      .find((lead) => lead.fingerprint === fingerprint) ?? null
  );
}

/**
 * Writes a submission down before it is sent. It takes the place of what it replaces, and keeps that at hand for a
 * refusal. 'same': that request stands here already, under the number `id`, and nothing changes. 'arrived': nor does it for a
 * number that has arrived.
 */
export function beginSubmission(
  outbox: Outbox,
  submission: Submission,
  now: number,
): Change<{ came: 'begun' | 'same' | 'arrived'; id: string }> {
  const { payload, id } = submission;
  if (hasArrived(outbox, id)) return { next: null, answer: { came: 'arrived', id } };
  const same = sameLead(outbox, payload);
  if (same !== null && same.id !== id) return { next: null, answer: { came: 'same', id: same.id } };
  const stood = entriesOf(outbox, submission, same);
  const lead = submitted(same ?? newQueuedLead(payload, id, now), stood.flatMap(standIn), now);
  return { next: withLead(outbox, lead, stood), answer: { came: 'begun', id } };
}

/** Keeps a lead to be sent later: under its number, in the place of what it replaces. The same request waits once, as `id`. */
export function keepLead(
  outbox: Outbox,
  submission: Submission,
  now: number,
): Change<{ came: 'kept' | 'arrived'; id: string }> {
  const { payload, id } = submission;
  if (hasArrived(outbox, id)) return { next: null, answer: { came: 'arrived', id } };
  const same = sameLead(outbox, payload);
  const lead = same?.state === 'waiting' ? same : tryAgain(same ?? newQueuedLead(payload, id, now), now);
  const next = withLead(outbox, lead, entriesOf(outbox, submission, same));
  return { next, answer: { came: 'kept', id: lead.id } };
}

/**
 * Ends a submission that will not be sent: refused by the server, or withdrawn by the person (`outcome` null). What it
 * stood for is in the queue again; of the same request, saved before, the refusal is noted.
 */
export function settleSubmission(
  outbox: Outbox,
  id: string,
  outcome: FailedOutcome | null,
  now: number,
): Change<object> {
  const lead = find(outbox, id);
  if (lead?.state !== 'submitting') return { next: null, answer: {} };
  const back = parseQueue(lead.standsFor).map((item) => {
    if (item.id !== id || item.state === 'unreadable') return item;
    const saved = { ...item, foreign: { ...item.foreign, ...lead.foreign } };
    return outcome === null ? saved : nextAttempt({ ...saved, attempts: lead.attempts }, outcome, now);
  });
  const items = outbox.items.flatMap((item) => (item.id === id ? back : [item]));
  return { next: { ...outbox, items }, answer: {} };
}

/** Takes an item out, unless `isHeld` says that it may not go. */
export function removeLead(
  outbox: Outbox,
  id: string,
  isHeld: (item: QueueItem) => boolean,
): Change<{ removed: RemovedLead | null }> {
  const item = outbox.items.find((other) => other.id === id);
  if (item === undefined || isHeld(item)) return { next: null, answer: { removed: null } };
  const ids = outbox.items.map((other) => other.id);
  const items = outbox.items.filter((other) => other.id !== id);
  return {
    next: { ...outbox, items },
    answer: { removed: { item, idsBefore: ids.slice(0, ids.indexOf(id)) } },
  };
}

/** Puts a removed item back behind those that stood before it, unless the same lead is there anew. */
export function restoreLead(outbox: Outbox, removed: RemovedLead): Change<{ restored: boolean }> {
  const { item, idsBefore } = removed;
  const isThere =
    outbox.items.some((other) => other.id === item.id) ||
    (item.state !== 'unreadable' && sameLead(outbox, item.payload) !== null);
  if (isThere) return { next: null, answer: { restored: false } };
  const place = Math.max(0, ...outbox.items.map((other, at) => (idsBefore.includes(other.id) ? at + 1 : 0)));
  const items = [...outbox.items.slice(0, place), item, ...outbox.items.slice(place)];
  return { next: { ...outbox, items }, answer: { restored: true } };
}

/** Replaces one lead in its place; `replace` returns null to leave it as it is. */
export function replaceLead(
  outbox: Outbox,
  id: string,
  replace: (lead: QueuedLead) => QueuedLead | null,
): Change<{ lead: QueuedLead | null }> {
  const found = find(outbox, id);
  const lead = found === null ? null : replace(found);
  if (lead === null) return { next: null, answer: { lead } };
  return { next: withLead(outbox, lead, [lead]), answer: { lead } };
}

/** Takes a lead out because it has arrived, and logs that it did. `isReported`: whoever asks counts it now. */
export function deliverLead(
  outbox: Outbox,
  id: string,
  isReported: boolean,
  now: number,
): Change<{ removed: boolean }> {
  const lead = find(outbox, id);
  if (lead === null) return { next: null, answer: { removed: false } };
  const items = outbox.items.filter((other) => other.id !== id);
  const delivery: Delivery = { id, at: now, source: lead.payload.source };
  const deliveries = withDelivery(outbox.deliveries, delivery, isReported);
  return { next: { ...outbox, items, deliveries }, answer: { removed: true } };
}

/** Hands out the deliveries nobody has taken yet, and marks them as taken. */
export function takeUnreported(outbox: Outbox): Change<{ deliveries: readonly Delivery[] }> {
  const fresh = outbox.deliveries.filter((delivery) => !delivery.isReported);
  if (fresh.length === 0) return { next: null, answer: { deliveries: [] } };
  const deliveries = outbox.deliveries.map((delivery) => ({ ...delivery, isReported: true }));
  const answer = { deliveries: fresh.map(({ id, at, source }) => ({ id, at, source })) };
  return { next: { ...outbox, deliveries }, answer };
}

function hasArrived({ deliveries }: Outbox, id: string): boolean {
  return deliveries.some((delivery) => delivery.id === id);
}

/** The entries a submission takes the place of: that of the same request, and those it replaces. */
function entriesOf(outbox: Outbox, { replaces }: Submission, same: QueuedLead | null): QueuedLead[] {
  const ids = new Set([...(same ? [same.id] : []), ...replaces]);
  return [...ids].map((id) => find(outbox, id)).filter((lead) => lead !== null);
}

/** What goes back into the queue in place of a submission: the entry itself, or, of a submission, what that stood for. */
function standIn(lead: QueuedLead): readonly unknown[] {
  return lead.state === 'submitting' ? lead.standsFor : [storedEntry(lead)];
}

/** The outbox with a lead in the place of others, or at the end. */
function withLead(outbox: Outbox, lead: QueuedLead, others: readonly QueuedLead[]): Outbox {
  const [first, ...rest] = others;
  if (first === undefined) return { ...outbox, items: [...outbox.items, lead] };
  const items = outbox.items
    .filter(({ id }) => rest.every((other) => other.id !== id))
    .map((item) => (item.id === first.id ? lead : item));
  return { ...outbox, items };
}

function find(outbox: Outbox, id: string): QueuedLead | null {
  const item = outbox.items.find((other) => other.id === id);
  return item === undefined || item.state === 'unreadable' ? null : item;
}
