import { leadsCopy } from '../../content/copy/leads/forms';
import { leadEndpoint } from '../outbox/lead-endpoint';
import { receiptOf } from '../rules/receipt';

/**
 * Returns the receipts of these leads in words, such as 'Receipt: K7-Q4M'. Returns '' if there is no lead, or if this build
 * sends no lead ids: then the office has no receipts.
 */
export function receiptText(ids: readonly string[]): string {
  return ids.length > 0 && leadEndpoint().sendsLeadId ? leadsCopy.receipts(ids.map(receiptOf)) : '';
}
