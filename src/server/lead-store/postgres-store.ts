import { ownProperty } from '../../helpers/untrusted-data';
import { LEAD_FIELDS } from '../../leads/rules/lead-payload';
import { HOURLY_LIMIT_WINDOW_MS, type LeadStore, type StoredLead } from './lead-store';
import { parseStoredLead } from './stored-lead';

/**
 * Runs one statement with text parameters (`$1`, `$2`) and resolves to its rows as objects, with parsed JSON. Rejects if the
 * statement fails.
 */
export type Query = (text: string, params: readonly string[]) => Promise<readonly unknown[]>;

// `notice` is the state of the message to the office: 'due', 'sent', or 'off' if no message was asked for.
const COLUMNS = ['id', 'receipt', 'digest', 'notice', ...LEAD_FIELDS];

// One statement counts the leads of the hour before and stores. $1 is the time of the lead, $2 an hour before, and $3
// `hourlyLimit`.
const STORE_STATEMENT = `insert into public.leads (received_at, ${COLUMNS.join(', ')})
  select $1::timestamptz, ${COLUMNS.map((_, index) => `$${index + 4}`).join(', ')}
  where $3::int = 0 or (select count(*) from public.leads
    where received_at > $2::timestamptz and received_at <= $1::timestamptz) < $3::int
  on conflict (id) do nothing returning id`;

// Selects the milliseconds until the oldest of the last `hourlyLimit` leads is an hour old. $3 is `hourlyLimit` less one.
const WAIT_STATEMENT = `select extract(epoch from received_at - $2::timestamptz) * 1000 as ms from public.leads
  where received_at <= $1::timestamptz order by received_at desc offset $3::int limit 1`;

// A forgotten lead has no text in any field. The office may have emptied some fields of another lead.
const SET_STATUS_STATEMENT = `update public.leads set status = $2
  where id = $1 and concat(${LEAD_FIELDS.join(', ')}) <> '' returning id`;

// Reads a row as JSON, so that the table may have more or fewer columns than this build knows.
const SELECT_ROWS = 'select to_jsonb(leads) as row from public.leads';

/** The options of the `postgres` library for each connection. */
export const POSTGRES_OPTIONS = {
  // A connection pool may run each statement on another connection, which lacks the prepared statements of the first.
  prepare: false,
  // By default each connection first reads the types of the database, which no statement here needs.
  fetch_types: false,
  connect_timeout: 10,
};

/** Returns a lead store in the table `leads`, which must exist (supabase/migrations/). A method rejects if `query` rejects. */
export function openPostgresStore(query: Query): LeadStore {
  const list = async (clauses: string, params: readonly string[] = []) => {
    const rows = await query(`${SELECT_ROWS} ${clauses}`, params);
    return rows.flatMap((row) => leadsOfRow(ownProperty(row, 'row')));
  };
  const find = async (id: string) => (await list('where id = $1', [id]))[0] ?? null;
  return {
    location: 'table leads',
    find,
    async check() {
      await query('select id, digest, notice from public.leads limit 1', []);
    },
    async storeOnce({ id, receipt, digest, receivedAt, payload, isMessageDue }, hourlyLimit) {
      const hourBefore = new Date(Date.parse(receivedAt) - HOURLY_LIMIT_WINDOW_MS).toISOString();
      const fields = LEAD_FIELDS.map((field) => payload[field]);
      const values = [id, receipt, digest ?? '', isMessageDue ? 'due' : 'off', ...fields];
      const stored = await query(STORE_STATEMENT, [receivedAt, hourBefore, String(hourlyLimit), ...values]);
      if (stored.length > 0) return { kind: 'stored' };
      const existing = await find(id);
      if (existing !== null) return { kind: 'existing', lead: existing };
      const [wait] = await query(WAIT_STATEMENT, [receivedAt, hourBefore, String(hourlyLimit - 1)]);
      return { kind: 'over-hourly-limit', waitMs: Number(ownProperty(wait, 'ms') ?? HOURLY_LIMIT_WINDOW_MS) };
    },
    list: () => list('order by received_at desc, id'),
    listMessagesDue: () => list("where notice = 'due' order by received_at desc, id limit 1000"),
    async markMessageSent(id) {
      await query("update public.leads set notice = 'sent' where id = $1", [id]);
    },
    async setStatus(id, status) {
      return (await query(SET_STATUS_STATEMENT, [id, status])).length > 0;
    },
    async forget(selection) {
      const [row] =
        'email' in selection
          ? await query('select public.forget_leads($1) as count', [selection.email])
          : await query('select public.forget_leads_before($1::timestamptz) as count', [
              selection.before.toISOString(),
            ]);
      return Number(ownProperty(row, 'count'));
    },
  };
}

/** Returns a list with the lead of a row, or [] if the row is no lead. */
function leadsOfRow(row: unknown): StoredLead[] {
  const lead = parseStoredLead(row);
  // `notice` cannot be set to 'sent' for a lead without id.
  return lead ? [{ ...lead, isMessageDue: lead.id !== '' && ownProperty(row, 'notice') === 'due' }] : [];
}
