import { type Answer, typeOf } from './answer';
import { type Fault, received, statusFault } from './check';
import { memberOf, parseJson } from './file-faults';

/** How the live site sends its leads. */
export interface LeadSettings {
  /** Scheme and host of the lead function; '' is the site's own. */
  readonly host: string;
  /** The public key that is sent as bearer token. */
  readonly key: string;
  /** Whether a lead carries its number. */
  readonly isNumbered: boolean;
}

/**
 * The settings that the build wrote into the live worker script: they are what visitors really send, whatever the settings
 * on the owner's computer are. Null if the script holds none (a build with VITE_SW=remove).
 */
export function readLeadSettings(workerScript: string): LeadSettings | null {
  const read = (name: string) =>
    new RegExp(`\\b${name}["'\`]?:\\s*(["'\`])(.*?)\\1`).exec(workerScript)?.[2] ?? null;
  const [host, key] = [read('VITE_LEAD_HOST'), read('VITE_LEAD_KEY')];
  if (host === null || key === null) return null;
  return { host, key, isNumbered: read('VITE_LEAD_IDEMPOTENCY') === 'on' };
}

/** What the owner says that the live site sends. */
export interface ExpectedLead {
  readonly host?: string | undefined;
  readonly key?: string | undefined;
}

/** The live site sends its leads to the host, and with the key, that the owner expects, and each lead with its number. */
export function leadSettingsFaults(
  worker: string,
  found: LeadSettings | null,
  expected: ExpectedLead,
  origin: string,
): Fault[] {
  if (found === null) {
    if (expected.host !== undefined && expected.key !== undefined) return [];
    const remedy = 'Give them on the command line: --lead-host and --lead-key.';
    return [{ address: worker, wrong: 'holds no settings for leads', remedy }];
  }
  const fault = (wrong: string, setting: string): Fault => {
    return { address: worker, wrong, remedy: `Build with ${setting} and deploy again.` };
  };
  const host = found.host || origin;
  const { host: wantedHost = host, key: wantedKey = found.key } = expected;
  return [
    ...(host === wantedHost ? [] : [fault(`sends leads to ${host}`, `VITE_LEAD_HOST=${wantedHost}`)]),
    ...(found.key === wantedKey ? [] : [fault('sends leads with another key', `VITE_LEAD_KEY=${wantedKey}`)]),
    ...(found.isNumbered ? [] : [fault('sends leads without their number', 'VITE_LEAD_IDEMPOTENCY=on')]),
  ];
}

/** The lead function lets pages of the site read this answer. An answer that did not come has no fault here. */
export function corsFaults({ address, headers, failure }: Answer, siteOrigin: string): Fault[] {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (failure !== null || allowed === '*' || allowed === siteOrigin) return [];
  const remedy = `Add ${siteOrigin} to LEAD_ORIGINS of the function.`;
  return [{ address, wrong: `allows ${allowed ?? 'no origin'}, not ${siteOrigin}`, remedy }];
}

/** The headers of a lead that a page of another origin asks for in its preflight request. */
const leadHeaders = ['authorization', 'content-type', 'idempotency-key'];

/** The request that a browser sends before it sends a lead to another origin. */
export function preflightRequest(siteOrigin: string): RequestInit {
  return {
    method: 'OPTIONS',
    headers: {
      Origin: siteOrigin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': leadHeaders.join(','),
    },
  };
}

/** The lead function lets pages of the site send leads with all their headers. */
export function preflightFaults(answer: Answer, siteOrigin: string): Fault[] {
  const { address, status, headers } = answer;
  if (status < 200 || status > 299)
    return [{ address, wrong: `${received(answer)} to a preflight request`, remedy: functionRemedy }];
  const allowed = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = leadHeaders.filter((name) => !allowed.includes(name));
  return [
    ...corsFaults(answer, siteOrigin),
    ...missing.map((name) => ({
      address,
      wrong: `does not allow the header ${name}`,
      remedy: `Add ${name} to Access-Control-Allow-Headers. The function of this repository sends it: deploy it.`,
    })),
  ];
}

/** A POST with the key and a number that cannot be stored: its body is no JSON, so that no function takes it for a lead. */
export function invalidLeadRequest(siteOrigin: string, key: string, number: string): RequestInit {
  return {
    method: 'POST',
    headers: {
      Origin: siteOrigin,
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': number,
    },
    body: 'This is a check of the live site, and no lead.',
  };
}

/** The lead function accepts the key, and refuses what is no lead with 400. */
export function invalidLeadFaults(answer: Answer): Fault[] {
  const { address, status } = answer;
  if (status === 401) {
    const wrong = 'answers 401: the key of the site is refused';
    const remedy =
      'Set LEAD_KEY of the function to the VITE_LEAD_KEY of the build. Deploy it with `npm run deploy:function`.';
    return [{ address, wrong, remedy }];
  }
  const fault = statusFault(answer, 400, status >= 200 && status < 300 ? acceptedRemedy : functionRemedy);
  return fault === null ? [] : [{ ...fault, wrong: `${received(answer)} to what is no lead, not 400` }];
}

/** `GET` on the address of leads answers `{"ok": true}`, which the function says after a query of its table. */
export function healthFaults(answer: Answer): Fault[] {
  const { address, status, body } = answer;
  if (status === 200 && memberOf(parseJson(body), 'ok') === true) return [];
  const wrong =
    status === 200 ? `answers 200 with "${typeOf(answer)}", not {"ok": true}` : `${received(answer)} to GET`;
  const remedy =
    'Deploy the function of this build. If it is: wake the database, and read the log of the function.';
  return [{ address, wrong, remedy }];
}

const functionRemedy =
  'Deploy the lead function (src/server/supabase/going-live.md). If it is deployed: read its log, and see whether the project is paused or unpaid.';
const acceptedRemedy =
  'Look whether an empty row was stored, and deploy the lead function of this repository.';
