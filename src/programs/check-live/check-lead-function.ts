import { randomUUID } from 'node:crypto';
import { ownProperty, parseJson } from '../../helpers/untrusted-data';
import type { LeadEndpoint } from '../../leads/outbox/lead-endpoint';
import { LEAD_PATH } from '../../leads/rules/lead-payload';
import { type Finding, type ReportRow, reportRowOf } from './report';
import { type SiteResponse, sendRequest } from './send-request';

/**
 * Returns the lead settings in the script of the live worker. Returns null if host or key is missing, as with VITE_SW=remove.
 * `host` '' means the site's own. `sendsLeadId` is true only if the script has VITE_LEAD_IDEMPOTENCY 'on'.
 */
export function readLeadEndpoint(workerScript: string): LeadEndpoint | null {
  const read = (name: string) =>
    new RegExp(`\\b${name}["'\`]?:\\s*(["'\`])(.*?)\\1`).exec(workerScript)?.[2] ?? null;
  const [host, key] = [read('VITE_LEAD_HOST'), read('VITE_LEAD_KEY')];
  if (host === null || key === null) return null;
  return { host, key, sendsLeadId: read('VITE_LEAD_IDEMPOTENCY') === 'on' };
}

/**
 * Returns a finding for each fault of the live worker's lead settings: they are missing (null), name another host than
 * `expectedHost` (an origin), or leave out the lead id. Without `expectedHost` any host is right.
 */
export function leadSettingsFindings(
  endpoint: LeadEndpoint | null,
  siteOrigin: string,
  expectedHost?: string,
): Finding[] {
  if (endpoint === null)
    return [
      {
        problem: 'holds no settings for leads',
        remedy: 'Deploy a build without VITE_SW=remove. Until then only the host of --lead-host is checked.',
      },
    ];
  const finding = (problem: string, setting: string): Finding => {
    return { problem, remedy: `Build with ${setting} and deploy again.` };
  };
  const host = endpoint.host || siteOrigin;
  const isExpected = expectedHost === undefined || host === expectedHost;
  return [
    ...(isExpected ? [] : [finding(`sends leads to ${host}`, `VITE_LEAD_HOST=${expectedHost}`)]),
    ...(endpoint.sendsLeadId ? [] : [finding('sends leads without their id', 'VITE_LEAD_IDEMPOTENCY=on')]),
  ];
}

/** The headers of a lead that a page of another origin asks for in its preflight request. */
const LEAD_HEADERS = ['authorization', 'content-type', 'idempotency-key'];

/**
 * Resolves to rows about the lead function at `host`: CORS, key and health. `host` '' means the site's own, which gets no row
 * about CORS. Without `key`, there is no row about the key. A missing response is a finding. The function stores nothing,
 * because the text that is posted is no lead.
 */
export async function checkLeadFunction(
  siteOrigin: string,
  { host, key = '' }: { host: string; key?: string },
): Promise<ReportRow[]> {
  const address = `${host || siteOrigin}${LEAD_PATH}`;
  const preflight = await sendRequest(address, {
    method: 'OPTIONS',
    headers: {
      Origin: siteOrigin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': LEAD_HEADERS.join(','),
    },
  });
  const posted = await sendRequest(address, {
    method: 'POST',
    headers: {
      Origin: siteOrigin,
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
    },
    body: 'This is a check of the live site, and no lead.',
  });
  const corsCheck = reportRowOf('lead: CORS', address, [preflight, posted], (response) =>
    response === preflight ? preflightFindings(response, siteOrigin) : corsFindings(response, siteOrigin),
  );
  return [
    // A browser sends no preflight request to the page's own origin, and reads its answers.
    ...(host === '' || host === siteOrigin ? [] : [corsCheck]),
    ...(key === '' ? [] : [reportRowOf('lead: key', address, [posted], invalidLeadFindings)]),
    reportRowOf('lead: health', address, [await sendRequest(address)], healthFindings),
  ];
}

/** Returns one finding if pages of `siteOrigin` may not read this response. Without a response returns []. */
function corsFindings({ headers, status }: SiteResponse, siteOrigin: string): Finding[] {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (status === 0 || allowed === '*' || allowed === siteOrigin) return [];
  const remedy = `Add ${siteOrigin} to LEAD_ORIGINS of the function.`;
  return [{ problem: `allows ${allowed ?? 'no origin'}, not ${siteOrigin}`, remedy }];
}

function preflightFindings(response: SiteResponse, siteOrigin: string): Finding[] {
  const { status, headers } = response;
  if (status < 200 || status > 299)
    return [{ problem: `${response.outcome} to a preflight request`, remedy: FUNCTION_REMEDY }];
  const allowed = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = LEAD_HEADERS.filter((name) => !allowed.includes(name)).join(', ');
  const remedy = 'Deploy the lead function of this repository, or add them to Access-Control-Allow-Headers.';
  const headerFindings = missing === '' ? [] : [{ problem: `does not allow the headers ${missing}`, remedy }];
  return [...corsFindings(response, siteOrigin), ...headerFindings];
}

/** Returns one finding unless a text that is no lead got status 400. */
function invalidLeadFindings(response: SiteResponse): Finding[] {
  const { status } = response;
  if (status === 400) return [];
  if (status === 401) return [{ problem: 'answers 401: the key of the site is refused', remedy: KEY_REMEDY }];
  const remedy = status >= 200 && status < 300 ? ACCEPTED_REMEDY : FUNCTION_REMEDY;
  return [{ problem: `${response.outcome} to what is no lead, not 400`, remedy }];
}

function healthFindings(response: SiteResponse): Finding[] {
  const isOk = ownProperty(parseJson(response.body), 'ok') === true;
  if (response.status === 200 && isOk) return [];
  const remedy =
    'Deploy the function of this build. If it is: wake the database, and read the log of the function.';
  return [{ problem: `${response.outcome} to GET${isOk ? '' : ', without {"ok": true}'}`, remedy }];
}

const KEY_REMEDY =
  'Set LEAD_KEY of the function to the VITE_LEAD_KEY of the build. Deploy it with `npm run deploy:function`.';
const FUNCTION_REMEDY =
  'Deploy the lead function (src/server/going-live.md). If it is deployed: read its log, and see whether the project is paused or unpaid.';
const ACCEPTED_REMEDY =
  'Look whether an empty row was stored, and deploy the lead function of this repository.';
