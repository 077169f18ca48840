import { receiptOf } from '../rules/receipt';
import type { LeadEndpoint } from './send-lead';

/**
 * Returns where this build sends leads: `host` ('' for the site's own), the public `key`, and `sendsId`: whether leads carry
 * their id. The build has checked these settings.
 */
export function leadEndpoint(): LeadEndpoint {
  const { VITE_LEAD_HOST: host, VITE_LEAD_KEY: key, VITE_SENDS_LEAD_ID: sendsId } = import.meta.env;
  return { host, key, sendsId: sendsId === 'on' };
}

/**
 * Returns the receipt of a lead id, such as 'K7-Q4M'; null if this build sends no ids, because the office could not find the
 * lead by it.
 */
export function shownReceipt(id: string): string | null {
  return leadEndpoint().sendsId ? receiptOf(id) : null;
}
