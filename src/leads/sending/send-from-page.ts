import { sendLead } from '../outbox/send-lead';
import type { QueuedLead, SendOutcome } from '../rules/outbox-entry';

interface SendFromPage {
  /** For a form: the request may outlive its page, where the server knows its number again, see `sendLead`. */
  isFromForm: boolean;
  /** Ends the attempt as unanswered. */
  giveUp?: AbortSignal;
}

/** One request, under its number, to the lead function of this deployment. */
export function sendFromPage(
  { id, payload }: Pick<QueuedLead, 'id' | 'payload'>,
  { isFromForm, giveUp }: SendFromPage,
): Promise<SendOutcome> {
  const { VITE_LEAD_HOST: host, VITE_LEAD_KEY: key, VITE_LEAD_IDEMPOTENCY: idempotency } = import.meta.env;
  const isNumbered = idempotency === 'on';
  return sendLead(payload, {
    host,
    key,
    idempotencyKey: isNumbered ? id : null,
    keepalive: isFromForm && isNumbered,
    fetch: (address, request) => globalThis.fetch(address, withEnd(request, giveUp)),
  });
}

/** The request with a second way to end it. Safari has `AbortSignal.any` only since 17.4. */
function withEnd(request: RequestInit | undefined, giveUp: AbortSignal | undefined): RequestInit | undefined {
  if (!giveUp) return request;
  const end = new AbortController();
  for (const signal of [request?.signal, giveUp]) {
    if (signal?.aborted) end.abort();
    signal?.addEventListener('abort', () => end.abort(), { once: true });
  }
  return { ...request, signal: end.signal };
}
