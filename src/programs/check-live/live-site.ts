import { LEAD_PATH } from '../../leads/rules/lead';
import { type Check, checkOf, findFaults } from './faults';
import {
  corsFaults,
  type ExpectedLead,
  healthFaults,
  invalidLeadFaults,
  invalidLeadRequest,
  leadSettingsFaults,
  preflightFaults,
  preflightRequest,
  readLeadEndpoint,
} from './lead-faults';
import type { Send } from './send-request';
import { checkSite } from './site-checks';

/**
 * Checks the live site at `origin` and its lead function. Resolves to the rows of the report. Takes lead host and key from
 * `expected`, or else from the live worker. If neither has a host, skips the lead function. With a key, posts an invalid lead.
 * Rejects if the home page gives no response. Any other missing response is a fault.
 */
export async function checkLiveSite(origin: string, expected: ExpectedLead, send: Send): Promise<Check[]> {
  const home = await send(`${origin}/`);
  if (home.failure !== null)
    throw new Error(`${origin} cannot be reached: ${home.failure}. Nothing was checked.`);
  const worker = await send(`${origin}/service-worker.js`);
  const found = readLeadEndpoint(worker.body);
  const builtHost = found === null ? undefined : found.host || origin;
  const host = expected.host ?? builtHost;
  // The policy of the site must allow the host that the site was built for.
  const policyHost = builtHost ?? host ?? origin;
  return [
    ...(await checkSite(origin, policyHost === origin ? '' : policyHost, home, worker, send)),
    checkOf('lead: settings', 'in the live service worker', [worker], () =>
      leadSettingsFaults(found, expected, origin),
    ),
    ...(host === undefined ? [] : await checkLeadFunction(origin, host, expected.key ?? found?.key, send)),
  ];
}

/** Resolves to the rows about the lead function. Without a key, it posts nothing. */
async function checkLeadFunction(
  origin: string,
  host: string,
  key: string | undefined,
  send: Send,
): Promise<Check[]> {
  const checked = `${host}${LEAD_PATH}`;
  // A browser sends no preflight request to the page's own origin, and reads its answers.
  const isOwnHost = host === origin;
  const preflight = isOwnHost ? [] : [await send(checked, preflightRequest(origin))];
  const posted = key === undefined ? [] : [await send(checked, invalidLeadRequest(origin, key))];
  const health = await send(checked);
  const cors = [
    ...findFaults(preflight, (response) => preflightFaults(response, origin)),
    ...findFaults(posted, (response) => corsFaults(response, origin)),
  ];
  return [
    ...(isOwnHost ? [] : [{ name: 'lead: CORS', checked, faults: cors }]),
    ...(key === undefined ? [] : [checkOf('lead: key', checked, posted, invalidLeadFaults)]),
    checkOf('lead: health', checked, [health], healthFaults),
  ];
}
