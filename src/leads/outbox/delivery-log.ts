import { ownProperty, unknownProperties } from '../../domain/own-property';
import { CONTACT_SOURCE, type LeadSource, QUOTE_SOURCE } from '../rules/lead';

/** A lead that has arrived. No personal data: the lead itself has left the device. */
export type Delivery = { readonly id: string; readonly at: number; readonly source: LeadSource };

/** `isReported`: a page has taken it, to fire its conversion event. */
export type LoggedDelivery = Delivery & {
  readonly isReported: boolean;
  /** What a newer version wrote beside it. */
  readonly foreign: Readonly<Record<string, unknown>>;
};

/** More than any phone sends between two visits; the oldest go first. */
const LONGEST_LOG = 50;

const KNOWN_KEYS: readonly (keyof LoggedDelivery)[] = ['id', 'at', 'source', 'isReported'];

/** The log with one more delivery. */
export function withDelivery(
  log: readonly LoggedDelivery[],
  delivery: Delivery,
  isReported: boolean,
): LoggedDelivery[] {
  return [...log, { ...delivery, isReported, foreign: {} }].slice(-LONGEST_LOG);
}

/** The log in whatever was stored; entries that cannot be read are left out, no lead hangs on them. */
export function parseDeliveryLog(stored: unknown): LoggedDelivery[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((raw: unknown) => {
    const id = ownProperty(raw, 'id');
    const at = ownProperty(raw, 'at');
    const source = ownProperty(raw, 'source');
    if (typeof id !== 'string' || typeof at !== 'number') return [];
    if (source !== QUOTE_SOURCE && source !== CONTACT_SOURCE) return [];
    const isReported = ownProperty(raw, 'isReported') === true;
    return [{ id, at, source, isReported, foreign: unknownProperties(raw, KNOWN_KEYS) }];
  });
}

/** The log as it is stored. */
export function storedDeliveryLog(log: readonly LoggedDelivery[]): unknown[] {
  return log.map(({ foreign, ...known }) => ({ ...foreign, ...known }));
}
