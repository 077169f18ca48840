import { LEAD_PATH } from '../../server/leads/lead-handler';
import type { Ask } from './answer';
import type { Check } from './check';
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
import { askSite } from './site-answers';
import { siteChecks } from './site-checks';

export interface LiveSite {
  /** Scheme and host of the live site, without a slash at the end. */
  readonly origin: string;
  readonly lead: ExpectedLead;
  /** The `Idempotency-Key` of the request that tries the key. */
  readonly leadNumber: string;
}

/** The rows of the report; or why the site could not be reached at all, so that nothing was checked. */
export type Outcome = { readonly checks: readonly Check[] } | { readonly unreachable: string };

/** Asks the live site and its lead function for everything that must be right. Stores no lead. Never rejects. */
export async function checkLiveSite({ origin, lead, leadNumber }: LiveSite, ask: Ask): Promise<Outcome> {
  const home = await ask(`${origin}/`);
  if (home.failure !== null) return { unreachable: home.failure };
  const answers = await askSite(origin, home, ask);
  const { worker } = answers;

  const found = readLeadSettings(worker.body);
  const builtHost = found === null ? undefined : found.host || origin;
  const host = lead.host ?? builtHost;
  const key = lead.key ?? found?.key;
  // The policy of the site must allow the host that the site was built for.
  const policyHost = builtHost ?? host ?? origin;
  return {
    checks: [
      ...siteChecks(answers, { origin, leadHost: policyHost === origin ? '' : policyHost }),
      {
        name: 'lead: settings',
        checked: 'in the live service worker',
        faults: leadSettingsFaults(worker.address, found, lead, origin),
      },
      // Without a host there is nobody to ask; the row above says so.
      ...(host === undefined ? [] : await askLeadFunction({ origin, host, key, leadNumber }, ask)),
    ],
  };
}

interface LeadFunction {
  origin: string;
  host: string;
  key: string | undefined;
  leadNumber: string;
}

/** The rows about the lead function. Without a key, nothing is posted. */
async function askLeadFunction({ origin, host, key, leadNumber }: LeadFunction, ask: Ask): Promise<Check[]> {
  const checked = `${host}${LEAD_PATH}`;
  // A browser sends no preflight request to the page's own origin, and reads its answers.
  const isOwnHost = host === origin;
  const [preflight, posted, health] = await Promise.all([
    isOwnHost ? null : ask(checked, preflightRequest(origin)),
    key === undefined ? null : ask(checked, invalidLeadRequest(origin, key, leadNumber)),
    ask(checked),
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
