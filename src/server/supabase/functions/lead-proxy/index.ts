import postgres from 'npm:postgres@3.4.9';
import { createClientLimit, readLeadLimit } from '../../../leads/client-limit';
import { createLeadHandler } from '../../../leads/lead-handler';
import { openPostgresLeads } from '../../../leads/postgres-leads';

// The lead function on Supabase (README, "Going live"). What it needs it has from the project's environment: the address
// of the database and the public key are there by themselves, LEAD_ORIGINS and LEAD_KEY are secrets that an owner may set.
const databaseUrl = setting('LEAD_DATABASE_URL') ?? setting('SUPABASE_DB_URL');
const key = setting('LEAD_KEY') ?? setting('SUPABASE_ANON_KEY');
const origins = setting('LEAD_ORIGINS');
if (databaseUrl === null) throw new Error('LEAD_DATABASE_URL is not set, and SUPABASE_DB_URL neither.');
if (key === null) throw new Error('LEAD_KEY is not set, and SUPABASE_ANON_KEY neither.');

const sql = postgres(databaseUrl, {
  // Supabase's pool gives each statement to another connection, which knows of no prepared one.
  prepare: false,
  fetch_types: false,
  max: 4,
  idle_timeout: 20,
  connect_timeout: 10,
});

const handler = createLeadHandler({
  book: openPostgresLeads((text, params) => sql.unsafe(text, [...params])),
  key,
  // Each running copy of the function counts for itself: a brake for one that runs wild, not a wall.
  limit: createClientLimit(readLeadLimit(Deno.env.get('LEAD_LIMIT'))),
  origins: origins === null || origins === '*' ? '*' : origins.split(/[\s,]+/),
  log: (line) => console.log(line),
});

Deno.serve((request) => {
  const client = request.headers.get('X-Forwarded-For')?.split(',')[0]?.trim() ?? '';
  return handler(request, client);
});

function setting(name: string): string | null {
  return Deno.env.get(name)?.trim() || null;
}
