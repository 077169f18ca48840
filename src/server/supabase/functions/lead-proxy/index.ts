import postgres from 'npm:postgres@3.4.9';
import { parseHeaderName, parseOrigins, readLeadSettings } from '../../../../settings/lead-settings';
import { readSettings } from '../../../../settings/read-settings';
import { forwardedNetwork } from '../../../lead-function/client-address';
import { createLeadHandler } from '../../../lead-function/lead-handler';
import { createNotifier } from '../../../lead-function/notifier';
import { openPostgresStore, POSTGRES_OPTIONS } from '../../../lead-store/postgres-store';

// The lead function on Supabase (src/server/going-live.md). Supabase sets SUPABASE_*: the address of the database and
// the project's key. The owner sets the secrets LEAD_*.
const { databaseUrl, projectKey, leadsLocation, addressHeader, officeWebhook, ...settings } = readSettings(
  Deno.env.toObject(),
  (read, addIssue) => ({
    ...readLeadSettings(read, addIssue),
    databaseUrl: read('LEAD_DATABASE_URL', read('SUPABASE_DB_URL', null, String), String),
    projectKey: read('SUPABASE_ANON_KEY', null, String),
    leadsLocation: dashboard(read('SUPABASE_URL', '', String)),
    addressHeader: read('LEAD_CLIENT_HEADER', 'X-Forwarded-For', parseHeaderName),
    origins: read('LEAD_ORIGINS', '*', parseOrigins),
  }),
);
const keys = settings.keys.length > 0 || projectKey === null ? settings.keys : [projectKey];
if (databaseUrl === null) throw new Error('Set LEAD_DATABASE_URL or SUPABASE_DB_URL.');
if (keys.length === 0) throw new Error('Set LEAD_KEY or SUPABASE_ANON_KEY.');

const sql = postgres(databaseUrl, { ...POSTGRES_OPTIONS, max: 4, idle_timeout: 20 });

// Each statement runs in its own transaction. Role and time limit end with it, because the pool may then give the connection to
// another client.
const store = openPostgresStore((text, params) =>
  sql.begin(async (transaction) => {
    await transaction.unsafe("set local role lead_function; set local statement_timeout = '5s'");
    return transaction.unsafe(text, [...params]);
  }),
);

const notifier =
  officeWebhook &&
  createNotifier({
    ...officeWebhook,
    store,
    leadsLocation,
    log: console.log,
    // Supabase ends a function that only waits. On the free plan it does so after 150 s.
    giveUpAfterMs: 100_000,
    // biome-ignore lint/style/noRestrictedGlobals: only Supabase has EdgeRuntime
    keepAlive: (work) => globalThis.EdgeRuntime?.waitUntil(work),
  });

const handler = createLeadHandler({ ...settings, store, keys, notify: notifier?.notify, log: console.log });

Deno.serve((request) => {
  const response = handler(request, forwardedNetwork(request.headers.get(addressHeader)));
  // A monitor sends GET every day to keep the project awake. That request also sends the messages that are still due.
  if (request.method === 'GET') notifier?.notifyDue();
  return response;
});

/** Returns where the office reads its leads: the address of the project's table editor, or else the name of the table. */
function dashboard(projectUrl: string): string {
  const reference = /^https:\/\/([a-z]{20})\.supabase\.co$/.exec(projectUrl)?.[1];
  return reference === undefined
    ? 'the table leads'
    : `https://supabase.com/dashboard/project/${reference}/editor`;
}
