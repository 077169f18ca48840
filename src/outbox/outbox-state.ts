import { type LeadPayload, leadFingerprint } from '../domain/lead';
import { parseQueue, type QueueItem, storedQueue } from '../domain/lead-queue';
import { newQueuedLead, type QueuedLead, tryAgain } from '../domain/outbox-entry';
import { type Delivery, type LoggedDelivery, parseDeliveryLog, withDelivery } from './delivery-log';

/** All that the outbox keeps: the leads that wait, and a log, without personal data, of those that arrived. */
export type Outbox = { readonly items: readonly QueueItem[]; readonly deliveries: readonly LoggedDelivery[] };

/** An item taken out of the queue, and what stood before it, so that it can go back to its place. */
export type RemovedLead = { readonly item: QueueItem; readonly idsBefore: readonly string[] };

/** What a change makes of the outbox, null for "leave it", and what it has to tell. */
export type Change<Answer> = { readonly next: Outbox | null; readonly answer: Answer };

/** The outbox in whatever was stored; nothing that may be a lead is dropped. */
export function parseOutbox(stored: unknown): Outbox {
  if (typeof stored !== 'object' || stored === null || !('leads' in stored)) {
    // Something else under our key may still hold somebody's lead: it stays, as an unreadable entry.
    return { items: parseQueue(stored), deliveries: [] };
  }
  const deliveries = 'deliveries' in stored ? stored.deliveries : undefined;
  return { items: parseQueue(stored.leads), deliveries: parseDeliveryLog(deliveries) };
}

/** The outbox as it is stored. */
export function storedOutbox(outbox: Outbox): unknown {
  return { leads: storedQueue(outbox.items), deliveries: outbox.deliveries };
}

/** A new lead at the end; the same lead is not saved twice, but tried again if it needed attention. */
export function addLead(
  outbox: Outbox,
  payload: LeadPayload,
  id: string,
  now: number,
): Change<{ added: boolean; lead: QueuedLead }> {
  const same = sameLead(outbox, leadFingerprint(payload));
  if (same === undefined) {
    const lead = newQueuedLead(payload, id, now);
    return { next: { ...outbox, items: [...outbox.items, lead] }, answer: { added: true, lead } };
  }
  if (same.state !== 'attention') return { next: null, answer: { added: false, lead: same } };
  const lead = tryAgain(same, now);
  const items = outbox.items.map((item) => (item.id === lead.id ? lead : item));
  return { next: { ...outbox, items }, answer: { added: false, lead } };
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
    (item.state !== 'unreadable' && sameLead(outbox, item.fingerprint) !== undefined);
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
  const found = outbox.items.find((item) => item.id === id);
  const lead = found === undefined || found.state === 'unreadable' ? null : replace(found);
  if (lead === null) return { next: null, answer: { lead } };
  const items = outbox.items.map((item) => (item.id === id ? lead : item));
  return { next: { ...outbox, items }, answer: { lead } };
}

/** Takes a lead out because it has arrived, and logs that it did. */
export function deliverLead(outbox: Outbox, id: string, now: number): Change<{ removed: boolean }> {
  const item = outbox.items.find((other) => other.id === id);
  if (item === undefined || item.state === 'unreadable') return { next: null, answer: { removed: false } };
  const items = outbox.items.filter((other) => other.id !== id);
  const deliveries = withDelivery(outbox.deliveries, { id, at: now, source: item.payload.source });
  return { next: { items, deliveries }, answer: { removed: true } };
}

/** Hands out the deliveries nobody has taken yet, and marks them as taken. */
export function takeUnreported(outbox: Outbox): Change<{ deliveries: readonly Delivery[] }> {
  const fresh = outbox.deliveries.filter((delivery) => !delivery.isReported);
  if (fresh.length === 0) return { next: null, answer: { deliveries: [] } };
  const deliveries = outbox.deliveries.map((delivery) => ({ ...delivery, isReported: true }));
  const answer = { deliveries: fresh.map(({ id, at, source }) => ({ id, at, source })) };
  return { next: { ...outbox, deliveries }, answer };
}

function sameLead(outbox: Outbox, fingerprint: string): QueuedLead | undefined {
  return outbox.items
    .filter((item) => item.state !== 'unreadable')
    .find((item) => item.fingerprint === fingerprint);
}
