import { expect, vi } from 'vitest';
import { sendLead } from '../../../../../src/leads/outbox/send-lead';
import { parseStoredPayload } from '../../../../../src/leads/rules/lead-check';
import { leadFingerprint } from '../../../../../src/leads/rules/lead-identity';
import type { LeadPayload } from '../../../../../src/leads/rules/lead-payload';
import type { SendOutcome } from '../../../../../src/leads/rules/send-outcome';
import { leadOf } from '../../../../support/lead-of';
import type { ModelFault } from './events';

/** Returns the lead of a hotel. `isRespelled`: the same lead, typed with other blanks and letters. */
export function modelLead(hotel: number, isRespelled: boolean): LeadPayload {
  return isRespelled ? leadOf(` Hotel ${hotel}  `, 'A@B.in') : leadOf(`Hotel ${hotel}`);
}

export function hotelOf({ company_name }: LeadPayload): number {
  return Number(company_name.trim().slice('Hotel '.length));
}

/** The lead server and the network in front of it. The server stores an id once. */
export class ModelServer {
  isReachable = true;
  /** What happens to the next requests, in order. A request without a fault is stored and answered. */
  faults: ModelFault[] = [];
  private readonly rows = new Map<string, string>();

  constructor() {
    vi.stubGlobal('fetch', (_address: string, init: RequestInit) => this.fetch(init));
  }

  get rowCount(): number {
    return this.rows.size;
  }

  hasStored(id: string): boolean {
    return this.rows.has(id);
  }

  /** Returns the hotel of a stored lead; NaN if the id is not stored. */
  hotelOfRow(id: string): number {
    return Number(/Hotel (\d)/.exec(this.rows.get(id) ?? '')?.[1]);
  }

  countRows(hotel: number): number {
    return [...this.rows.values()].filter((lead) => lead.includes(`"Hotel ${hotel}"`)).length;
  }

  /** Sends a lead with its id through the product's code. Returns the outcome. */
  sendWithId(lead: { id: string; payload: LeadPayload }, signal: AbortSignal): Promise<SendOutcome> {
    return sendLead(lead, { host: '', key: 'k', sendsLeadId: true, signal });
  }

  private async fetch({ headers, body: text, signal }: RequestInit): Promise<Response> {
    const fault = this.faults.shift() ?? 'pass';
    const id = new Headers(headers).get('Idempotency-Key')?.replaceAll('"', '') ?? '';
    expect(id).not.toBe('');
    const body: unknown = JSON.parse(String(text));
    if (!this.isReachable || fault === 'drop') throw new TypeError('Failed to fetch');
    if (fault === 'hang')
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    if (fault === '422' || fault === '500') return new Response(null, { status: Number(fault) });
    if (fault === '503') return new Response(null, { status: 503, headers: { 'Retry-After': '3600' } });
    const answer = this.store(id, body);
    if (fault === 'twice') return this.store(id, body);
    if (fault === 'stored-502') return new Response(null, { status: 502 });
    if (fault === 'lose-answer') throw new TypeError('Failed to fetch');
    return answer;
  }

  private store(id: string, body: unknown): Response {
    const lead = parseStoredPayload(body);
    if (lead === null) return new Response(null, { status: 400 });
    const content = leadFingerprint(lead);
    if ((this.rows.get(id) ?? content) !== content) return new Response(null, { status: 422 });
    this.rows.set(id, content);
    return new Response(null, { status: 200 });
  }
}
