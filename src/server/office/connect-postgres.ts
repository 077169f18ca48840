import postgres from 'postgres';
import type { LeadStore } from '../lead-store/lead-store';
import { openPostgresStore, POSTGRES_OPTIONS } from '../lead-store/postgres-store';

/**
 * Returns the lead store in the table `leads` of a database (postgres://) and does not connect. Throws if the URL is malformed.
 * Each method connects if needed, and rejects if it cannot or if the table does not exist. `close` disconnects for good, so
 * later calls of methods reject.
 */
export function connectPostgres(databaseUrl: string): { store: LeadStore; close: () => Promise<void> } {
  const sql = postgres(databaseUrl, { ...POSTGRES_OPTIONS, max: 1, onnotice: () => {} });
  return {
    store: openPostgresStore((text, params) => sql.unsafe(text, [...params])),
    close: () => sql.end(),
  };
}
