import { leadEndpoint } from '../outbox/lead-endpoint';
import { receiptOf } from '../rules/receipt';

/** Returns the receipt of a lead id, such as 'K7-Q4M', or null if this build sends no ids: then the office has no receipt. */
export function shownReceipt(id: string): string | null {
  return leadEndpoint().sendsLeadId ? receiptOf(id) : null;
}
