import { parseArgs } from 'node:util';
import { originRule, parseOrigin } from '../../settings';
import type { ExpectedLead } from './lead-faults';

/** The site to check. If the arguments cannot be used: a sentence that says why. */
type Arguments = { readonly origin: string; readonly lead: ExpectedLead } | { readonly error: string };

/** Returns the site to check, and the host and key that its leads must have; `error` if the arguments are wrong. */
export function readArguments(args: string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'lead-host': { type: 'string' }, 'lead-key': { type: 'string' } },
    });
    const [site, ...rest] = positionals;
    if (site === undefined || rest.length > 0) return { error: 'Name one site.' };
    const { 'lead-host': givenHost, 'lead-key': key } = values;
    const origin = parseOrigin(site);
    const host = givenHost === undefined ? undefined : parseOrigin(givenHost);
    if (origin === null) return { error: `The site ${originRule}, got ${JSON.stringify(site)}.` };
    if (host === null) return { error: `--lead-host ${originRule}, got ${JSON.stringify(givenHost)}.` };
    return { origin, lead: { host, key } };
  } catch (error) {
    // An unknown option, or an option without its value.
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
