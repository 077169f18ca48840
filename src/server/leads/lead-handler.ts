import { randomId } from '../../leads/outbox/random-id';
import type { LeadPayload } from '../../leads/rules/lead';
import { type LeadIssue, parseLeadPayload } from '../../leads/rules/lead-check';
import { LEAD_FIELDS } from '../../leads/rules/lead-fields';
import type { ClientLimit } from './client-limit';
import { readIdempotencyKey } from './idempotency-key';
import type { LeadBook, ReceivedLead } from './lead-book';
import { readBody } from './read-body';
import { terminalText } from './terminal-text';

export const LEAD_PATH = '/functions/v1/lead-proxy';

/** The most bytes of one lead. */
const LEAD_MAX_BYTES = 16_384;

/** Answers one request. `client` is the address it came from, '' when that is not known. */
export type RequestHandler = (request: Request, client: string) => Promise<Response>;

export interface LeadHandlerOptions {
  book: LeadBook;
  /** The one bearer key that is accepted. It is public: it tells this site's visitors from the rest, and guards nothing. */
  key: string;
  limit: ClientLimit;
  /** The sites whose pages may send leads from another origin than this; '*' for any. */
  origins?: '*' | readonly string[];
  /** One line for each lead: its receipt and the hotel, nothing about the person. */
  log: (line: string) => void;
  now?: () => Date;
  newId?: () => string;
}

interface LeadAnswer {
  status: number;
  body?: { ok: true; receipt: string } | { error: string; fields?: LeadIssue[] };
  headers?: Record<string, string>;
}

/**
 * The lead function, for any runtime with web-standard requests: the local server and the deployed function are this.
 * A 200 means that the lead is stored, once for each `Idempotency-Key`: the same lead under a known key gets the first
 * answer again, another lead is refused with 422. Without a key every request is a lead of its own.
 */
export function createLeadHandler(options: LeadHandlerOptions): RequestHandler {
  return async (request, client) => {
    const { status, body, headers } = await answerLead(request, client, options);
    return new Response(body === undefined ? null : JSON.stringify(body), {
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
  if (request.method !== 'POST') return refuse(405, 'Send leads with POST.', { Allow: 'POST, OPTIONS' });
  if (request.headers.get('Authorization') !== `Bearer ${options.key}`) {
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
  { book, limit, log, now = () => new Date(), newId = randomId }: LeadHandlerOptions,
): Promise<LeadAnswer> {
  const at = now();
  let giveBack = () => {};
  try {
    // Before the limit: whoever asks for an answer that was lost on the way gets it, however many others came.
    const first = id === null ? null : await book.find(id);
    if (first !== null) return answerAgain(first);
    const admission = limit.admit(client, at.getTime());
    if (!admission.isAdmitted) {
      const seconds = String(Math.max(1, Math.ceil(admission.waitMs / 1000)));
      return refuse(429, 'Too many leads came from here. Please try again later.', {
        'Retry-After': seconds,
      });
    }
    giveBack = admission.giveBack;
    const { kind, entry } = await book.putOnce(id ?? newId(), lead, at);
    if (kind === 'stored') {
      log(`lead stored: ${nameOf(entry)} -> ${book.place}`);
      return { status: 200, body: { ok: true, receipt: entry.receipt } };
    }
    giveBack();
    return answerAgain(entry);
  } catch (error) {
    giveBack();
    log(`lead NOT stored: ${error instanceof Error ? error.message : String(error)}`);
    return refuse(500, 'The lead could not be stored.');
  }

  function answerAgain(entry: ReceivedLead): LeadAnswer {
    if (!isSameLead(entry.lead, lead)) {
      log(`lead refused, its number belongs to another: ${nameOf(entry)} -> ${book.place}`);
      return refuse(422, 'This Idempotency-Key was used for another lead.');
    }
    log(`lead seen before, counted once: ${nameOf(entry)} -> ${book.place}`);
    return { status: 200, body: { ok: true, receipt: entry.receipt } };
  }
}

function refuse(status: number, error: string, headers: Record<string, string> = {}): LeadAnswer {
  return { status, body: { error }, headers };
}

const preflightHeaders = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key',
  // Two hours, the most that Chromium keeps it.
  'Access-Control-Max-Age': '7200',
};

function corsHeaders(request: Request, origins: '*' | readonly string[]): Record<string, string> {
  const readable = { 'Access-Control-Expose-Headers': 'Retry-After' };
  if (origins === '*') return { 'Access-Control-Allow-Origin': '*', ...readable };
  const origin = request.headers.get('Origin') ?? '';
  const isAllowed = origins.includes(origin);
  return { ...(isAllowed ? { 'Access-Control-Allow-Origin': origin, ...readable } : {}), Vary: 'Origin' };
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

function isSameLead(a: LeadPayload, b: LeadPayload): boolean {
  return LEAD_FIELDS.every((field) => a[field] === b[field]);
}

function nameOf({ receipt, lead }: ReceivedLead): string {
  return `${receipt} ${terminalText(lead.company_name).slice(0, 80)}`;
}
