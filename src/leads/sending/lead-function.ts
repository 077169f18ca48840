import type { LeadFunction } from '../outbox/send-lead';
import { receiptOf } from '../rules/receipt';

/** Returns where this build sends leads. */
export function leadFunction(): LeadFunction {
  const { VITE_LEAD_HOST: host, VITE_LEAD_KEY: key, VITE_LEAD_IDEMPOTENCY: idempotency } = import.meta.env;
  return { host, key, sendsId: idempotency === 'on' };
}

/** Returns the receipt of a lead. null where the id is not sent: the office could not find the receipt. */
export function shownReceipt(id: string): string | null {
  return leadFunction().sendsId ? receiptOf(id) : null;
}
