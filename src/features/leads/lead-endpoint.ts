import type { LeadPayload } from '../../domain/lead';
import type { SendOutcome } from '../../domain/outbox-entry';
import { sendLead } from '../../outbox/send-lead';

interface SendFromPage {
  /** The request may outlive its page, see `sendLead`. */
  keepalive: boolean;
  /** Ends the attempt as unanswered. */
  giveUp?: AbortSignal;
}

/** One request to the lead function of this deployment. */
export function sendToOffice(
  payload: LeadPayload,
  { keepalive, giveUp }: SendFromPage,
): Promise<SendOutcome> {
  const { VITE_LEAD_HOST: host, VITE_LEAD_KEY: key } = import.meta.env;
  return sendLead(payload, {
    host,
    key,
    keepalive,
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
