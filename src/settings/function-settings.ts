import { readLeadSettings } from './lead-settings';
import { type Environment, readSettings } from './read-settings';

/**
 * Reads the settings of the deployed lead function: LEAD_*, which the owner sets, and SUPABASE_*, which Supabase sets. A missing
 * or blank variable gives the default. Throws an error that names the wrong ones, and a missing database or key.
 */
export function readFunctionSettings(environment: Environment) {
  return readSettings(environment, (read, addIssue) => {
    const leadSettings = readLeadSettings(read, addIssue);
    const projectKey = read('SUPABASE_ANON_KEY', null, String);
    const keys = leadSettings.keys.length > 0 || projectKey === null ? leadSettings.keys : [projectKey];
    const databaseUrl = read('LEAD_DATABASE_URL', read('SUPABASE_DB_URL', '', String), String);
    if (databaseUrl === '') addIssue('neither LEAD_DATABASE_URL nor SUPABASE_DB_URL is set');
    // A wrong LEAD_KEY is an issue already.
    if (keys.length === 0 && read('LEAD_KEY', null, String) === null)
      addIssue('neither LEAD_KEY nor SUPABASE_ANON_KEY is set');
    return {
      ...leadSettings,
      /** Those of LEAD_KEY, or else the project's key. */
      keys,
      databaseUrl,
      /** Where the office reads its leads. */
      leadsLocation: dashboardOf(read('SUPABASE_URL', '', String)),
      /** The header with the client's address. */
      addressHeader: read('LEAD_CLIENT_HEADER', 'X-Forwarded-For', parseHeaderName),
      /** The origins whose pages may send leads. */
      origins: read('LEAD_ORIGINS', '*', parseOrigins),
    };
  });
}

/** Returns the address of the project's table editor, or else 'the table leads'. */
function dashboardOf(projectUrl: string): string {
  const reference = /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(projectUrl)?.[1];
  return reference === undefined
    ? 'the table leads'
    : `https://supabase.com/dashboard/project/${reference}/editor`;
}

/**
 * Returns the origins of LEAD_ORIGINS, split at commas and spaces, or '*', which is any. Each is http:// or https:// with any
 * host, and is returned in lower case without a final slash. Throws for another text or ''.
 */
function parseOrigins(text: string): '*' | string[] {
  if (text === '*') return '*';
  const origins = text
    .split(/[\s,]+/)
    .filter((origin) => origin !== '')
    .map(webOriginOf);
  if (origins.length === 0 || origins.includes(''))
    throw new Error(
      'must be origins such as https://www.your-site.example, without a path, separated by commas, or *',
    );
  return origins;
}

/** Returns an http:// or https:// origin in lower case without final slash, or '' if the text is none. */
function webOriginOf(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : '';
  return /^https?:/.test(origin) && text.toLowerCase().replace(/\/$/, '') === origin ? origin : '';
}

/** Returns the name of a header. Throws for a text that `Headers` refuses, such as `CF-Connecting-IP:`. */
function parseHeaderName(text: string): string {
  // The characters of a token (RFC 9110, section 5.6.2).
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(text))
    throw new Error('must be the name of a header, such as CF-Connecting-IP');
  return text;
}
