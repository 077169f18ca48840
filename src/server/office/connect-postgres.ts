import postgres from 'postgres';
import type { LeadStore } from '../lead-store/lead-store';
import { openPostgresStore, POSTGRES_OPTIONS } from '../lead-store/postgres-store';

/**
 * Returns the lead store in the table `leads` of a database (postgres://) and does not connect. If the URL is malformed, throws
 * an error that names LEAD_DATABASE_URL, without the password. Each method connects if needed, and rejects if it cannot or if
 * the table does not exist. `close` disconnects for good, so later calls of methods reject.
 */
export function connectPostgres(databaseUrl: string): { store: LeadStore; close: () => Promise<void> } {
  const sql = openConnection(databaseUrl);
  return {
    store: openPostgresStore((text, params) => sql.unsafe(text, [...params])),
    close: () => sql.end(),
  };
}

function openConnection(databaseUrl: string): postgres.Sql {
  try {
    return postgres(databaseUrl, { ...POSTGRES_OPTIONS, max: 1, onnotice: () => {} });
  } catch {
    throw new Error(
      'LEAD_DATABASE_URL is no address. In the password write # as %23, / as %2F, ? as %3F and % as %25.',
    );
  }
}
