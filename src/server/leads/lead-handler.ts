import { randomId } from '../../leads/outbox/random-id';
import type { LeadPayload } from '../../leads/rules/lead';
import { type LeadIssue, parseLeadPayload } from '../../leads/rules/lead-check';
import { LEAD_FIELDS } from '../../leads/rules/lead-fields';
import type { ClientLimit } from './client-limit';
import { corsHeaders, preflightHeaders } from './cors';
import { readIdempotencyKey } from './idempotency-key';
import { leadDigest } from './lead-digest';
import type { AcceptedLead, LeadStore } from './lead-store';
import type { LeadNotifier } from './notifier';
import { readBody } from './read-body';
import { terminalText } from './terminal-text';

export const LEAD_PATH = '/functions/v1/lead-proxy';

/** The most bytes of one lead. */
const LEAD_MAX_BYTES = 16_384;

/** How long the store may take to answer when somebody asks for its health. */
const CHECK_MS = 8000;

/** Answers one request. `client` is the address it came from, '' when that is not known. */
export type RequestHandler = (request: Request, client: string) => Promise<Response>;

export interface LeadHandlerOptions {
  store: LeadStore;
  /** The bearer keys that are accepted. They are public: they tell this site's visitors from the rest, and guard nothing. */
  keys: readonly string[];
  limit: ClientLimit;
  /** How many leads are stored in an hour, from all clients together; 0, also if it is missing, is any number. */
  ceiling?: number | undefined;
  /** Tells the office of each lead; without it nobody is told. */
  notifier?: LeadNotifier | undefined;
  /** The sites whose pages may send leads from another origin than this; '*' for any. */
  origins?: '*' | readonly string[];
  /** One line for each lead: its receipt and the hotel, nothing about the person. */
  log: (line: string) => void;
  now?: () => Date;
  newId?: () => string;
}

interface LeadAnswer {
  status: number;
  body?: { ok: true; receipt?: string } | { error: string; fields?: LeadIssue[] };
  headers?: Record<string, string>;
}

/**
 * The lead function, for any runtime with web-standard requests: the local server and the deployed function are this.
 * A 200 means that the lead is stored, once for each `Idempotency-Key`: the same lead under a known key gets the first
 * answer again, another lead is refused with 422. Without a key every request is a lead of its own. GET answers 200 if the
 * store answers, else 503.
 */
export function createLeadHandler(options: LeadHandlerOptions): RequestHandler {
  return async (request, client) => {
    const { status, body, headers } = await answerLead(request, client, options);
    const hasBody = body !== undefined && request.method !== 'HEAD';
    return new Response(hasBody ? JSON.stringify(body) : null, {
      status,
      headers: {
        ...corsHeaders(request, options.origins ?? '*'),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        'Cache-Control': 'no-store',
        ...headers,
      },
    });
  };
}

async function answerLead(
  request: Request,
  client: string,
  options: LeadHandlerOptions,
): Promise<LeadAnswer> {
  if (request.method === 'OPTIONS') return { status: 204, headers: preflightHeaders };
  if (request.method === 'GET' || request.method === 'HEAD') return checkStore(options);
  if (request.method !== 'POST') {
    return refuse(405, 'Send leads with POST.', { Allow: 'GET, HEAD, POST, OPTIONS' });
  }
  const authorization = request.headers.get('Authorization');
  if (!options.keys.some((key) => authorization === `Bearer ${key}`)) {
    return refuse(401, 'The key of this site is missing or wrong.');
  }
  const mediaType = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') return refuse(415, 'A lead is application/json.');
  const key = readIdempotencyKey(request.headers.get('Idempotency-Key'));
  if (key.kind === 'malformed') {
    return refuse(400, 'The Idempotency-Key has 1 to 128 characters of printable ASCII.');
  }

  const body = await readBody(request, LEAD_MAX_BYTES);
  if (!body.ok) {
    return body.reason === 'too-long'
      ? refuse(413, `A lead has at most ${LEAD_MAX_BYTES} bytes.`)
      : refuse(400, 'The request broke off.');
  }
  const lead = parseLeadPayload(parseJson(body.bytes));
  if (!lead.ok) return { status: 400, body: { error: 'This is not a lead.', fields: lead.issues } };
  return takeLead(key.kind === 'key' ? key.id : null, storable(lead.payload), client, options);
}

async function takeLead(
  id: string | null,
  lead: LeadPayload,
  client: string,
  { store, limit, ceiling = 0, notifier, log, now = () => new Date(), newId = randomId }: LeadHandlerOptions,
): Promise<LeadAnswer> {
  const receivedAt = now();
  const hotel = terminalText(lead.company_name).slice(0, 80);
  let giveBack = () => {};
  try {
    const digest = await leadDigest(lead);
    // Look up the id before the limits, so that a repeat of a stored lead never gets 429.
    const first = id === null ? null : await store.find(id);
    if (first !== null) return answerAgain(first, digest);
    const admission = limit.admit(client, receivedAt.getTime());
    if (!admission.isAdmitted) {
      log(`lead refused, too many came from ${client}`);
      return refuse(
        429,
        'Too many leads came from here. Please try again later.',
        retryAfter(admission.waitMs),
      );
    }
    giveBack = admission.giveBack;
    const notice = notifier === undefined ? 'off' : 'due';
    const result = await store.storeOnce({ id: id ?? newId(), lead, digest, receivedAt, notice }, ceiling);
    if (result.kind === 'stored') {
      log(`lead stored: ${result.accepted.receipt} ${hotel} -> ${store.place}`);
      notifier?.tell(result.accepted.id);
      return { status: 200, body: { ok: true, receipt: result.accepted.receipt } };
    }
    giveBack();
    if (result.kind === 'seen') return answerAgain(result.accepted, digest);
    log(`lead refused, more than ${ceiling} came within an hour`);
    return refuse(
      429,
      'Too many leads came in the last hour. Please try again later.',
      retryAfter(result.waitMs),
    );
  } catch (error) {
    giveBack();
    log(`lead NOT stored: ${error instanceof Error ? error.message : String(error)}`);
    return refuse(500, 'The lead could not be stored.');
  }

  function answerAgain(first: AcceptedLead, digest: string): LeadAnswer {
    if (first.digest !== null && first.digest !== digest) {
      log(`lead refused, its id belongs to another: ${first.receipt} ${hotel} -> ${store.place}`);
      return refuse(422, 'This Idempotency-Key was used for another lead.');
    }
    log(`lead seen before, counted once: ${first.receipt} ${hotel} -> ${store.place}`);
    return { status: 200, body: { ok: true, receipt: first.receipt } };
  }
}

async function checkStore({ store, log }: LeadHandlerOptions): Promise<LeadAnswer> {
  try {
    await withinTime(store.check(), CHECK_MS);
    return { status: 200, body: { ok: true } };
  } catch (error) {
    log(`the store of leads does not answer: ${error instanceof Error ? error.message : String(error)}`);
    return refuse(503, 'The store of leads does not answer.');
  }
}

/** Rejects if the work is not done in time. The work itself goes on. */
function withinTime(work: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer in ${ms / 1000} s`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function retryAfter(waitMs: number): Record<string, string> {
  return { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) };
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): LeadAnswer {
  return { status, body: { error }, headers };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/**
 * The lead with every character that a database cannot hold as text, half a surrogate pair and the zero, shown as unknown.
 * Before it is compared or stored: a lead must not differ from itself when it is sent again.
 */
function storable(lead: LeadPayload): LeadPayload {
  const text = (value: string) => value.replaceAll('\u0000', '\uFFFD').replace(/\p{Cs}/gu, '\uFFFD');
  return { ...lead, ...Object.fromEntries(LEAD_FIELDS.map((field) => [field, text(lead[field])])) };
}
