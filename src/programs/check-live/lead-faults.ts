import { randomUUID } from 'node:crypto';
import { mediaTypeOf } from '../../helpers/media-type';
import { ownProperty, parseJson } from '../../helpers/untrusted-data';
import type { LeadEndpoint } from '../../leads/outbox/lead-endpoint';
import { type Fault, received } from './faults';
import type { SiteResponse } from './send-request';

/**
 * Returns the lead settings in the script of the live worker. If `host` is '', leads go to the site's own host. Returns null if
 * the text lacks host or key, for example in a build with VITE_SW=remove.
 */
export function readLeadEndpoint(workerScript: string): LeadEndpoint | null {
  const read = (name: string) =>
    new RegExp(`\\b${name}["'\`]?:\\s*(["'\`])(.*?)\\1`).exec(workerScript)?.[2] ?? null;
  const [host, key] = [read('VITE_LEAD_HOST'), read('VITE_LEAD_KEY')];
  if (host === null || key === null) return null;
  return { host, key, sendsId: read('VITE_SENDS_LEAD_ID') === 'on' };
}

/** The host and the key that the owner expects the live site to use. If one is undefined, any is right. */
export interface ExpectedLead {
  readonly host?: string | undefined;
  readonly key?: string | undefined;
}

/**
 * Returns a fault if leads go to another host than expected, one if they have another key, and one if they have no id. An
 * undefined host or key accepts any. '' in `found` means `origin`. If `found` is null, returns one fault, or [] if both host
 * and key are expected.
 */
export function leadSettingsFaults(
  found: LeadEndpoint | null,
  expected: ExpectedLead,
  origin: string,
): Fault[] {
  if (found === null) {
    // Then no check needs a setting from the script.
    if (expected.host !== undefined && expected.key !== undefined) return [];
    const remedy = 'Give them on the command line: --lead-host and --lead-key.';
    return [{ wrong: 'holds no settings for leads', remedy }];
  }
  const fault = (wrong: string, setting: string): Fault => {
    return { wrong, remedy: `Build with ${setting} and deploy again.` };
  };
  const host = found.host || origin;
  const { host: wantedHost = host, key: wantedKey = found.key } = expected;
  return [
    ...(host === wantedHost ? [] : [fault(`sends leads to ${host}`, `VITE_LEAD_HOST=${wantedHost}`)]),
    ...(found.key === wantedKey ? [] : [fault('sends leads with another key', `VITE_LEAD_KEY=${wantedKey}`)]),
    ...(found.sendsId ? [] : [fault('sends leads without their id', 'VITE_LEAD_IDEMPOTENCY=on')]),
  ];
}

/** Returns one fault if Access-Control-Allow-Origin is neither `*` nor `siteOrigin`. Without a response returns []. */
export function corsFaults({ headers, failure }: SiteResponse, siteOrigin: string): Fault[] {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (failure !== null || allowed === '*' || allowed === siteOrigin) return [];
  const remedy = `Add ${siteOrigin} to LEAD_ORIGINS of the function.`;
  return [{ wrong: `allows ${allowed ?? 'no origin'}, not ${siteOrigin}`, remedy }];
}

/** The headers of a lead that a page of another origin asks for in its preflight request. */
const LEAD_HEADERS = ['authorization', 'content-type', 'idempotency-key'];

/**
 * Returns the `fetch` options of the preflight that a browser sends before a page of `siteOrigin` sends a lead to another host.
 * It always asks for authorization, content-type and idempotency-key.
 */
export function preflightRequest(siteOrigin: string): RequestInit {
  return {
    method: 'OPTIONS',
    headers: {
      Origin: siteOrigin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': LEAD_HEADERS.join(','),
    },
  };
}

/**
 * Returns one fault if the status is not 2xx or there is no response. Else returns the fault of `corsFaults`, and one for each
 * of Authorization, Content-Type and Idempotency-Key that Access-Control-Allow-Headers does not name. `*` names none of them.
 */
export function preflightFaults(response: SiteResponse, siteOrigin: string): Fault[] {
  const { status, headers } = response;
  if (status < 200 || status > 299)
    return [{ wrong: `${received(response)} to a preflight request`, remedy: FUNCTION_REMEDY }];
  const allowed = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = LEAD_HEADERS.filter((name) => !allowed.includes(name));
  return [
    ...corsFaults(response, siteOrigin),
    ...missing.map((name) => ({
      wrong: `does not allow the header ${name}`,
      remedy: `Add ${name} to Access-Control-Allow-Headers. The function of this repository sends it: deploy it.`,
    })),
  ];
}

/**
 * Returns `fetch` options for a POST that the server must refuse, because its body is not JSON. It comes from `siteOrigin` with
 * the site's public `key` and a new lead id.
 */
export function invalidLeadRequest(siteOrigin: string, key: string): RequestInit {
  return {
    method: 'POST',
    headers: {
      Origin: siteOrigin,
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    body: 'This is a check of the live site, and no lead.',
  };
}

/** Returns [] if the answer to `invalidLeadRequest` has status 400. Else returns one fault. At 401 it is about the key. */
export function invalidLeadFaults(response: SiteResponse): Fault[] {
  const { status } = response;
  if (status === 400) return [];
  if (status === 401) return [{ wrong: 'answers 401: the key of the site is refused', remedy: KEY_REMEDY }];
  const remedy = status >= 200 && status < 300 ? ACCEPTED_REMEDY : FUNCTION_REMEDY;
  return [{ wrong: `${received(response)} to what is no lead, not 400`, remedy }];
}

/** Returns [] if a GET got status 200 and a JSON object whose `ok` is true. Else returns one fault of the lead function. */
export function healthFaults(response: SiteResponse): Fault[] {
  const { status, body } = response;
  if (status === 200 && ownProperty(parseJson(body), 'ok') === true) return [];
  const result = status === 200 ? `with "${mediaTypeOf(response)}", not {"ok": true}` : 'to GET';
  const remedy =
    'Deploy the function of this build. If it is: wake the database, and read the log of the function.';
  return [{ wrong: `${received(response)} ${result}`, remedy }];
}

const KEY_REMEDY =
  'Set LEAD_KEY of the function to the VITE_LEAD_KEY of the build. Deploy it with `npm run deploy:function`.';
const FUNCTION_REMEDY =
  'Deploy the lead function (src/server/supabase/going-live.md). If it is deployed: read its log, and see whether the project is paused or unpaid.';
const ACCEPTED_REMEDY =
  'Look whether an empty row was stored, and deploy the lead function of this repository.';
