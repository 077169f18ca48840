import { ownProperty } from '../../domain/own-property';
import {
  CONTACT_SOURCE,
  type LeadPayload,
  type LeadSource,
  leadFingerprint,
  QUOTE_SOURCE,
} from '../rules/lead';
import { type OutboxItem, parseQueue, storedEntry } from '../rules/lead-queue';
import type { OutboxEntry } from '../rules/outbox-entry';

/** A delivered lead, without personal data. `isReported`: a page has counted it as a conversion. */
export type Delivery = {
  readonly id: string;
  readonly at: number;
  readonly source: LeadSource;
  readonly isReported: boolean;
};

/** Everything the outbox keeps: the waiting leads, and a log of the delivered ones. Fields of newer versions stay in it. */
export type OutboxState = { readonly items: readonly OutboxItem[]; readonly deliveries: readonly Delivery[] };

/** More deliveries than a phone makes between two visits. The oldest are dropped first. */
const LONGEST_LOG = 50;

/** Reads the outbox from storage. Nothing that may be a lead is dropped. */
export function parseOutbox(found: unknown): OutboxState {
  const leads = ownProperty(found, 'leads');
  // An unknown value under our key may contain a lead: it stays, as an unreadable entry.
  if (leads === undefined) return { items: parseQueue(found), deliveries: [] };
  return {
    ...Object(found),
    items: parseQueue(leads),
    deliveries: parseLog(ownProperty(found, 'deliveries')),
  };
}

/** Returns the outbox as it is stored. */
export function storedOutbox({ items, ...others }: OutboxState): unknown {
  return { ...others, leads: items.map(storedEntry) };
}

/** Returns the entry with this id. null: there is none, or it is unreadable. */
export function findEntry({ items }: OutboxState, id: string): OutboxEntry | null {
  const item = items.find((other) => other.id === id);
  return item === undefined || item.state === 'unreadable' ? null : item;
}

/** Returns the entry with the same canonical content, in any state. null: there is none. */
export function findSame({ items }: OutboxState, payload: LeadPayload): OutboxEntry | null {
  const fingerprint = leadFingerprint(payload);
  const entries = items.filter((item) => item.state !== 'unreadable');
  return entries.find((entry) => leadFingerprint(entry.payload) === fingerprint) ?? null;
}

/** Returns the items without those that another entry replaces: these are neither shown nor sent. */
export function withoutReplaced(items: readonly OutboxItem[]): OutboxItem[] {
  const replaced = items.flatMap((item) => (item.state === 'unreadable' ? [] : item.replacedEntries));
  return items.filter(({ id }) => !replaced.includes(id));
}

/** Returns the outbox without the items with these ids. */
export function withoutItems(state: OutboxState, ids: readonly string[]): OutboxState {
  return { ...state, items: state.items.filter(({ id }) => !ids.includes(id)) };
}

/** Returns the outbox with an entry in its place, or at the end if it is new. */
export function withEntry(state: OutboxState, entry: OutboxEntry): OutboxState {
  const known = findEntry(state, entry.id);
  const items = state.items.map((item) => (item === known ? entry : item));
  return { ...state, items: known === null ? [...items, entry] : items };
}

/** Returns the outbox with one more delivery in its log. */
export function withDelivery(state: OutboxState, delivery: Delivery): OutboxState {
  return { ...state, deliveries: [...state.deliveries, delivery].slice(-LONGEST_LOG) };
}

/** Log entries that cannot be read are dropped: no lead depends on them. */
function parseLog(stored: unknown): Delivery[] {
  const log: unknown[] = Array.isArray(stored) ? stored : [];
  return log.flatMap((raw) => {
    const id = ownProperty(raw, 'id');
    const at = ownProperty(raw, 'at');
    const source = ownProperty(raw, 'source');
    if (typeof id !== 'string' || typeof at !== 'number') return [];
    if (source !== QUOTE_SOURCE && source !== CONTACT_SOURCE) return [];
    return [{ ...Object(raw), id, at, source, isReported: ownProperty(raw, 'isReported') === true }];
  });
}
