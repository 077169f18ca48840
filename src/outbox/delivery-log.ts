import type { LeadSource } from '../domain/lead';
import { CONTACT_SOURCE, QUOTE_SOURCE } from '../domain/lead';

/** A lead that has arrived. No personal data: the lead itself has left the device. */
export type Delivery = { readonly id: string; readonly at: number; readonly source: LeadSource };

/** `isReported`: a page has taken it, to fire its conversion event. */
export type LoggedDelivery = Delivery & { readonly isReported: boolean };

/** More than any phone sends between two visits; the oldest go first. */
const LONGEST_LOG = 50;

/** The log with one more delivery. */
export function withDelivery(log: readonly LoggedDelivery[], delivery: Delivery): LoggedDelivery[] {
  return [...log, { ...delivery, isReported: false }].slice(-LONGEST_LOG);
}

/** The log in whatever was stored; entries that cannot be read are left out, no lead hangs on them. */
export function parseDeliveryLog(stored: unknown): LoggedDelivery[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((raw: unknown) => {
    if (typeof raw !== 'object' || raw === null) return [];
    if (!('id' in raw && 'at' in raw && 'source' in raw && 'isReported' in raw)) return [];
    const { id, at, source, isReported } = raw;
    if (typeof id !== 'string' || typeof at !== 'number') return [];
    if (source !== QUOTE_SOURCE && source !== CONTACT_SOURCE) return [];
    return [{ id, at, source, isReported: isReported === true }];
  });
}
