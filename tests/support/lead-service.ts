import { createLeadHandler, type LeadHandlerOptions } from '../../src/server/lead-function/lead-handler';
import type { LeadStore, StoredLead } from '../../src/server/lead-store/lead-store';

export const LEAD = {
  company_name: 'Pine Ridge',
  city: 'Munnar, Kerala',
  lead_name: 'Nan',
  email_id: 'desk@hotel.example',
  phone: 'Nan',
  custom_message: 'Nan',
  source: 'Website',
  status: 'Lead',
};

export const SITE_KEY = 'the-key';

/** A lead function with a store that is empty at first. */
export interface LeadService {
  send: (request: Request) => Promise<Response>;
  list: () => Promise<StoredLead[]>;
}

/** Returns the request of a lead as the site sends it, with the lead id `id` if it is not null. `init` replaces parts of it. */
export function leadRequest(id: string | null, init: RequestInit = {}, origin = 'http://localhost'): Request {
  return new Request(`${origin}/functions/v1/lead-proxy`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${SITE_KEY}`,
      ...(id === null ? {} : { 'Idempotency-Key': id }),
    },
    body: JSON.stringify(LEAD),
    ...init,
  });
}

/** Returns the handler with a store, and with a clock that advances by a second at each lead. */
export function createLeadService(
  store: LeadStore,
  options: Partial<LeadHandlerOptions> = {},
): LeadService & { lines: string[] } {
  let time = Date.parse('2025-10-01T09:00:00Z');
  const lines: string[] = [];
  const handler = createLeadHandler({
    store,
    keys: [SITE_KEY],
    log: (line) => void lines.push(line),
    now: () => {
      time += 1000;
      return new Date(time);
    },
    ...options,
  });
  return { lines, send: (request) => handler(request, '192.0.2.1'), list: () => store.list() };
}
