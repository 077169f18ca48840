import { parseArgs } from 'node:util';
import { originType } from '../../settings/read-settings';
import type { ExpectedLead } from './lead-faults';

/**
 * Returns the site's origin, and as `lead` the values of `--lead-host` and `--lead-key`. Cuts final slashes and accepts any
 * key. Site and host must be https:// and a host without path (http:// only for this computer). Throws if one is wrong, if an
 * option is unknown or lacks a value, or if there is not exactly one site.
 */
export function readArguments(args: string[]): { origin: string; lead: ExpectedLead } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'lead-host': { type: 'string' }, 'lead-key': { type: 'string' } },
  });
  const [site, ...rest] = positionals;
  if (site === undefined || rest.length > 0) throw new Error('Name one site.');
  const { 'lead-host': givenHost, 'lead-key': key } = values;
  const origin = originType.parse(site);
  const host = givenHost === undefined ? undefined : originType.parse(givenHost);
  if (origin === null) throw new Error(`The site ${originType.rule}, got ${JSON.stringify(site)}.`);
  if (host === null) throw new Error(`--lead-host ${originType.rule}, got ${JSON.stringify(givenHost)}.`);
  return { origin, lead: { host, key } };
}
