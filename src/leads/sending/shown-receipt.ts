import { leadEndpoint } from '../outbox/lead-endpoint';
import { receiptOf } from '../rules/receipt';

/**
 * Returns the receipt of a lead id, such as 'K7-Q4M'; null if this build sends no ids, because the office could not find the
 * lead by it.
 */
export function shownReceipt(id: string): string | null {
  return leadEndpoint().sendsId ? receiptOf(id) : null;
}
