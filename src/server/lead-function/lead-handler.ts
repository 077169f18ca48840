import { mediaTypeOf } from '../../helpers/media-type';
import { toTerminalText, toWellFormed } from '../../helpers/safe-text';
import { messageOf } from '../../helpers/thrown-error';
import { parseLeadPayload } from '../../leads/rules/lead-check';
import type { LeadPayload } from '../../leads/rules/lead-payload';
import { receiptOf } from '../../leads/rules/receipt';
import type { LeadSettings } from '../../settings/lead-settings';
import type { LeadStore, StoredLead } from '../lead-store/lead-store';
import { leadDigest } from '../lead-store/stored-lead';
import { type RequestHandler, readBody } from '../request-handler';
import { createClientLimit } from './client-limit';
import { corsHeaders, PREFLIGHT_HEADERS } from './cors';
import { parseIdempotencyKey } from './idempotency-key';

const MAX_LEAD_BYTES = 16_384;

/** Time limit for the store in a health check (GET). */
const STORE_CHECK_TIMEOUT_MS = 8_000;

/** What the lead function needs. Without `clientLimit` and `hourlyLimit` there is no limit. */
export interface LeadHandlerOptions extends Partial<Pick<LeadSettings, 'clientLimit' | 'hourlyLimit'>> {
  store: LeadStore;
  /** The public keys of this site. A POST must carry one as `Authorization: Bearer`, or it gets 401. They protect nothing. */
  keys: readonly string[];
  /** The origins whose pages may send leads. They only set CORS headers. The default, '*', allows any. */
  origins?: '*' | readonly string[];
  /** Called with the id of each stored lead, whose message is then due. Without it, no message becomes due. */
  notify?: ((id: string) => void) | undefined;
  /** Writes a line per lead or error, with receipt and hotel, but without name, contact, message or network address. */
  log: (line: string) => void;
  now?: () => Date;
}

/**
 * Returns the lead function (lead-function.md). It answers a POST with
 * - 200 and `{ ok: true, receipt }` if the lead is stored, now or earlier. Without `Idempotency-Key` it is always a new lead.
 * - 4xx if nothing is stored: the request is wrong, a limit is reached, or another lead has the key.
 * - 500 if the store failed. The lead may be stored, so the client repeats it with the same key.
 *
 * GET and HEAD get 200, or 503 if the store does not answer. OPTIONS gets 204 with CORS headers, any other method 405.
 */
export function createLeadHandler(options: LeadHandlerOptions): RequestHandler {
  const { store, keys, clientLimit = 0, hourlyLimit = 0, notify, origins = '*', log } = options;
  const now = options.now ?? (() => new Date());
  const limiter = createClientLimit(clientLimit);

  return async (request, client) => {
    const response = await answer(request, client);
    const headers = { ...corsHeaders(request, origins), 'Cache-Control': 'no-store' };
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };

  async function answer(request: Request, client: string): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS });
    if (request.method === 'GET' || request.method === 'HEAD') return checkStore(store, log);
    if (request.method !== 'POST')
      return refuse(405, 'Send leads with POST.', { Allow: 'GET, HEAD, POST, OPTIONS' });
    const authorization = request.headers.get('Authorization');
    if (!keys.some((bearerKey) => authorization === `Bearer ${bearerKey}`))
      return refuse(401, 'The key of this site is missing or wrong.');
    if (mediaTypeOf(request) !== 'application/json') return refuse(415, 'Send a lead as application/json.');
    const idempotencyKey = request.headers.get('Idempotency-Key');
    // Without this header the id is new, so the request is stored as a new lead.
    const id = idempotencyKey === null ? crypto.randomUUID() : parseIdempotencyKey(idempotencyKey);
    if (id === null)
      return refuse(
        400,
        'The Idempotency-Key must have 1 to 128 characters of ASCII, without blank, comma, quote or backslash.',
      );

    const body = await readBody(request, MAX_LEAD_BYTES);
    if (body === 'too-long') return refuse(413, `A lead has at most ${MAX_LEAD_BYTES} bytes.`);
    if (body === 'aborted') return refuse(400, 'The request ended before its body was complete.');
    const parsed = parseLeadPayload(parseStorableJson(body));
    if (!parsed.ok)
      return Response.json({ error: 'This is not a lead.', fields: parsed.issues }, { status: 400 });
    try {
      return await storeLead(id, parsed.payload, client);
    } catch (error) {
      log(`lead NOT stored: ${messageOf(error)}`);
      return refuse(500, 'The lead could not be stored.');
    }
  }

  /** Stores a lead, or repeats the first answer if its id is stored. */
  async function storeLead(id: string, payload: LeadPayload, client: string): Promise<Response> {
    const receivedAt = now();
    const receipt = receiptOf(id);
    const digest = await leadDigest(payload);
    const logText = `${receipt} ${toTerminalText(payload.company_name).slice(0, 80)} -> ${store.location}`;
    const answerForExisting = (existing: StoredLead): Response => {
      if (existing.digest !== null && existing.digest !== digest) {
        log(`lead refused, its id belongs to another lead: ${logText}`);
        return refuse(422, 'This Idempotency-Key was used for another lead.');
      }
      log(`lead received again, stored once: ${logText}`);
      return Response.json({ ok: true, receipt });
    };
    // Look up the id before the limits, so that a repeat of a stored lead never gets 429.
    const existing = await store.find(id);
    if (existing !== null) return answerForExisting(existing);
    const waitMs = limiter.waitMs(client, receivedAt.getTime());
    if (waitMs > 0) {
      log(`lead refused: the client limit of ${clientLimit} leads is reached`);
      return refuseTooMany(waitMs, 'Too many leads from this network address. Please try again later.');
    }
    const isMessageDue = notify !== undefined;
    const lead = { id, receipt, digest, receivedAt: receivedAt.toISOString(), payload, isMessageDue };
    const result = await store.storeOnce(lead, hourlyLimit);
    if (result.kind === 'existing') return answerForExisting(result.lead);
    if (result.kind === 'over-hourly-limit') {
      log(`lead refused: the hourly limit of ${hourlyLimit} leads is reached`);
      return refuseTooMany(result.waitMs, 'Too many leads in the last hour. Please try again later.');
    }
    limiter.count(client, receivedAt.getTime());
    log(`lead stored: ${logText}`);
    notify?.(id);
    return Response.json({ ok: true, receipt });
  }
}

async function checkStore(store: LeadStore, log: (line: string) => void): Promise<Response> {
  // The time limit of a statement does not end a connection that hangs.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise((_, reject) => {
    timer = setTimeout(reject, STORE_CHECK_TIMEOUT_MS, new Error('no answer in time'));
  });
  try {
    await Promise.race([store.check(), timeUp]);
    return Response.json({ ok: true });
  } catch (error) {
    log(`the store of leads does not answer: ${messageOf(error)}`);
    return refuse(503, 'The store of leads does not answer.');
  } finally {
    clearTimeout(timer);
  }
}

function refuseTooMany(waitMs: number, error: string): Response {
  return refuse(429, error, { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1_000))) });
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers });
}

/**
 * Returns the parsed JSON, or undefined if it is none. In texts, U+FFFD replaces the zero character and half of a surrogate
 * pair, because a database cannot store them. A repeat of a lead is changed in the same way, so it stays equal.
 */
function parseStorableJson(bytes: Uint8Array): unknown {
  const storable = (value: unknown) =>
    typeof value === 'string' ? toWellFormed(value.replaceAll('\u0000', '\uFFFD')) : value;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text, (_key, value: unknown) => storable(value));
  } catch {
    return undefined;
  }
}
