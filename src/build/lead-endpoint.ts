import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LeadPayload } from '../domain/lead';
import { type LeadIssue, parseLeadPayload } from '../domain/lead-check';
import type { LineFile } from './line-file';
import { readBody } from './request-body';

export const LEAD_PATH = '/functions/v1/lead-proxy';

/** The most bytes of one lead. */
export const LEAD_MAX_BYTES = 16_384;

export interface LeadEndpointOptions {
  leadFile: LineFile;
  /** The one bearer key that is accepted. */
  key: string;
  /** One line for each lead stored. */
  log: (line: string) => void;
  now?: () => Date;
}

interface LeadAnswer {
  status: number;
  body?: { ok: true } | { error: string; fields?: LeadIssue[] };
  headers?: Record<string, string>;
}

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'authorization, content-type',
};

/**
 * The lead function as production runs it, on this computer: the same address, preflight, key and refusals. A 200 means
 * that the lead is on the disk.
 */
export function createLeadEndpoint(options: LeadEndpointOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status, body, headers } = await answerLead(request, options);
    if (response.destroyed) return;
    const text = body === undefined ? '' : JSON.stringify(body);
    response.writeHead(status, {
      ...cors,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
      ...headers,
    });
    response.end(text);
  };
}

async function answerLead(request: IncomingMessage, options: LeadEndpointOptions): Promise<LeadAnswer> {
  if (request.method === 'OPTIONS') return { status: 204, headers: { 'Access-Control-Max-Age': '600' } };
  if (request.method !== 'POST')
    return { ...refuse(405, 'Send leads with POST.'), headers: { Allow: 'POST, OPTIONS' } };
  if (request.headers.authorization !== `Bearer ${options.key}`) {
    return refuse(401, 'The key of this site is missing or wrong.');
  }
  const mediaType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') return refuse(415, 'A lead is application/json.');

  const body = await readBody(request, LEAD_MAX_BYTES);
  if (!body.ok) {
    const tooLong = refuse(413, `A lead has at most ${LEAD_MAX_BYTES} bytes.`);
    return body.reason === 'too-long'
      ? { ...tooLong, headers: { Connection: 'close' } }
      : refuse(400, 'The request broke off.');
  }
  const lead = parseLeadPayload(parseJson(body.bytes));
  if (!lead.ok) return { status: 400, body: { error: 'This is not a lead.', fields: lead.issues } };
  return store(lead.payload, options);
}

async function store(lead: LeadPayload, { leadFile, log, now }: LeadEndpointOptions): Promise<LeadAnswer> {
  try {
    const count = await leadFile.append(lead, now?.() ?? new Date());
    log(`lead stored: ${printable(lead.company_name)} -> ${leadFile.path} (${count})`);
    return { status: 200, body: { ok: true } };
  } catch (error) {
    log(`lead NOT stored: ${error instanceof Error ? error.message : String(error)}`);
    return refuse(500, 'The lead could not be stored.');
  }
}

function refuse(status: number, error: string): LeadAnswer {
  return { status, body: { error } };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** A name as a visitor typed it may hold codes that a terminal would obey. */
function printable(text: string): string {
  return text.replace(/\p{C}/gu, ' ').slice(0, 80);
}
