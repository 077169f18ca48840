import { LEAD_PATH } from '../../server/leads/lead-handler';
import type { Check } from './faults';
import {
  corsFaults,
  type ExpectedLead,
  healthFaults,
  invalidLeadFaults,
  invalidLeadRequest,
  leadSettingsFaults,
  preflightFaults,
  preflightRequest,
  readLeadSettings,
} from './lead-faults';
import type { Send } from './send-request';
import { checkSite } from './site-checks';

export interface LiveSite {
  /** Scheme and host of the live site, without a slash at the end. */
  readonly origin: string;
  readonly lead: ExpectedLead;
  /** The `Idempotency-Key` of the request that tries the key. It is never stored. */
  readonly leadId: string;
}

/** The rows of the report. If the site could not be reached and nothing was checked: the reason. */
export type Outcome = { readonly checks: readonly Check[] } | { readonly unreachable: string };

/** Checks the live site and its lead function. Stores no lead. Never rejects: `unreachable` says why it failed. */
export async function checkLiveSite({ origin, lead, leadId }: LiveSite, send: Send): Promise<Outcome> {
  const home = await send(`${origin}/`);
  if (home.failure !== null) return { unreachable: home.failure };
  const worker = await send(`${origin}/service-worker.js`);
  const found = readLeadSettings(worker.body);
  const builtHost = found === null ? undefined : found.host || origin;
  const host = lead.host ?? builtHost;
  const key = lead.key ?? found?.key;
  // The policy of the site must allow the host that the site was built for.
  const policyHost = builtHost ?? host ?? origin;
  return {
    checks: [
      ...(await checkSite(origin, policyHost === origin ? '' : policyHost, home, worker, send)),
      {
        name: 'lead: settings',
        checked: 'in the live service worker',
        faults: leadSettingsFaults(worker.address, found, lead, origin),
      },
      // Without a host, the row above names the fault.
      ...(host === undefined ? [] : await checkLeadFunction(origin, host, key, leadId, send)),
    ],
  };
}

/** The rows about the lead function. Without a key, it posts nothing. */
async function checkLeadFunction(
  origin: string,
  host: string,
  key: string | undefined,
  leadId: string,
  send: Send,
): Promise<Check[]> {
  const checked = `${host}${LEAD_PATH}`;
  // A browser sends no preflight request to the page's own origin, and reads its answers.
  const isOwnHost = host === origin;
  const [preflight, posted, health] = await Promise.all([
    isOwnHost ? null : send(checked, preflightRequest(origin)),
    key === undefined ? null : send(checked, invalidLeadRequest(origin, key, leadId)),
    send(checked),
  ]);
  const cors = [
    ...(preflight === null ? [] : preflightFaults(preflight, origin)),
    ...(posted === null || isOwnHost ? [] : corsFaults(posted, origin)),
  ];
  return [
    ...(isOwnHost ? [] : [{ name: 'lead: CORS', checked, faults: cors }]),
    ...(posted === null ? [] : [{ name: 'lead: key', checked, faults: invalidLeadFaults(posted) }]),
    { name: 'lead: health', checked, faults: healthFaults(health) },
  ];
}
