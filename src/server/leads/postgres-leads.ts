import { readLeadPayload } from '../../leads/rules/lead-check';
import { LEAD_FIELDS } from '../../leads/rules/lead-fields';
import { receiptOf } from '../../leads/rules/receipt';
import type { LeadBook, ReceivedLead } from './lead-book';

/** One statement with `$1` parameters, all of them text; answers with its rows as objects. What every driver can do. */
export type Query = (text: string, params: readonly string[]) => Promise<readonly unknown[]>;

const fields = LEAD_FIELDS.join(', ');

// The time as text: drivers differ in what they make of a timestamp.
const columns = `id, receipt, to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as received_at,
  ${fields}`;

/** Leads in the table of `supabase/migrations/`. The database decides which of two leads with one id came first. */
export function openPostgresLeads(query: Query): LeadBook {
  const find = async (id: string) => {
    const [row] = await query(`select ${columns} from public.leads where id = $1`, [id]);
    return row === undefined ? null : readRow(row);
  };
  return {
    place: 'table leads',
    find,
    async putOnce(id, lead, receivedAt) {
      const [row] = await query(
        `insert into public.leads (id, receipt, received_at, ${fields})
         values ($1, $2, $3, ${LEAD_FIELDS.map((_, at) => `$${at + 4}`).join(', ')})
         on conflict (id) do nothing returning ${columns}`,
        [id, receiptOf(id), receivedAt.toISOString(), ...LEAD_FIELDS.map((field) => lead[field])],
      );
      if (row !== undefined) return { kind: 'stored', entry: readRow(row) };
      const entry = await find(id);
      if (entry === null) throw new Error(`the lead ${receiptOf(id)} was deleted while it was sent again`);
      return { kind: 'seen', entry };
    },
    async list() {
      const rows = await query(`select ${columns} from public.leads order by leads.received_at desc, id`, []);
      return rows.map(readRow);
    },
  };
}

function readRow(row: unknown): ReceivedLead {
  const lead = readLeadPayload(Object.fromEntries(LEAD_FIELDS.map((field) => [field, Object(row)[field]])));
  const text = (name: string) => {
    const value: unknown = Object(row)[name];
    if (typeof value !== 'string') throw new Error(`the column ${name} of leads is not text`);
    return value;
  };
  if (lead === null) throw new Error('a row of leads is not a lead');
  return { id: text('id'), receipt: text('receipt'), receivedAt: text('received_at'), lead };
}
