import postgres from 'npm:postgres@3.4.9';
import { readFunctionSettings } from '../../../../settings/function-settings';
import { forwardedNetwork } from '../../../lead-function/client-address';
import { createLeadHandler } from '../../../lead-function/lead-handler';
import { createNotifier } from '../../../lead-function/notifier';
import { openPostgresStore, POSTGRES_OPTIONS } from '../../../lead-store/postgres-store';

// The lead function on Supabase (src/server/going-live.md).
const { databaseUrl, leadsLocation, addressHeader, officeWebhook, ...settings } = readFunctionSettings(
  Deno.env.toObject(),
);

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

const handler = createLeadHandler({ ...settings, store, notify: notifier?.notify, log: console.log });

Deno.serve((request) => {
  const response = handler(request, forwardedNetwork(request.headers.get(addressHeader)));
  // A monitor sends GET every day to keep the project awake. That request also sends the messages that are still due.
  if (request.method === 'GET') notifier?.notifyDue();
  return response;
});
