import { ownProperty } from '../../domain/own-property';
import { LEAD_FIELDS } from '../../leads/rules/lead-fields';
import { receiptOf } from '../../leads/rules/receipt';
import { CEILING_WINDOW_MS, type LeadStore, type StoredLead } from './lead-store';
import { readAccepted, readStoredLead } from './stored-lead';

/** Runs one statement with text parameters (`$1`, `$2`) and resolves to its rows as objects. Rejects if the statement fails. */
export type Query = (text: string, params: readonly string[]) => Promise<readonly unknown[]>;

const columns = ['id', 'receipt', 'digest', 'received_at', 'notice', ...LEAD_FIELDS];
const values = columns.map((name, at) => `$${at + 1}${name === 'received_at' ? '::timestamptz' : ''}`);
const receivedAtValue = values[columns.indexOf('received_at')];
const newest = columns.length + 1;

// One statement counts the leads of the last hour and stores.
const storeStatement = `insert into public.leads (${columns.join(', ')}) select ${values.join(', ')}
  where $${newest}::int = 0 or (select count(*) from public.leads
    where received_at > $${newest + 1}::timestamptz and received_at <= ${receivedAtValue}) < $${newest}::int
  on conflict (id) do nothing returning id, digest`;

// Reads a row as JSON text, so that the table may have more or fewer columns than this build knows.
const selectRows = 'select to_jsonb(leads)::text as row from public.leads';

/** Returns a lead store in the table `leads` (supabase/migrations/), which must exist. A method rejects if `query` does. */
export function openPostgresLeads(query: Query): LeadStore {
  const find = async (id: string) => {
    const [row] = await query('select id, digest from public.leads where id = $1', [id]);
    return readAccepted(row);
  };
  const list = async (rest: string, params: readonly string[] = []) =>
    (await query(`${selectRows} ${rest}`, params)).flatMap(readRow);
  return {
    location: 'table leads',
    find,
    async check() {
      await query('select id, digest, notice from public.leads limit 1', []);
    },
    async storeOnce({ id, lead, digest, receivedAt, officeMessageState }, ceiling) {
      const hourBefore = new Date(receivedAt.getTime() - CEILING_WINDOW_MS).toISOString();
      const [row] = await query(storeStatement, [
        id,
        receiptOf(id),
        digest,
        receivedAt.toISOString(),
        officeMessageState,
        ...LEAD_FIELDS.map((field) => lead[field]),
        String(ceiling),
        hourBefore,
      ]);
      const stored = readAccepted(row);
      if (stored !== null) return { kind: 'stored', accepted: stored };
      const accepted = await find(id);
      if (accepted !== null) return { kind: 'seen', accepted };
      return { kind: 'full', waitMs: await msUntilBelowCeiling(query, ceiling, receivedAt) };
    },
    list: () => list('order by received_at desc, id'),
    listDue: (failures) =>
      list("where notice = 'due' order by coalesce(($1::jsonb ->> id)::int, 0), received_at, id limit 100", [
        JSON.stringify(Object.fromEntries(failures)),
      ]),
    findDue: async (id) => (await list("where notice = 'due' and id = $1", [id]))[0] ?? null,
    async setOfficeMessageSent(id) {
      await query("update public.leads set notice = 'sent' where id = $1", [id]);
    },
    async setStatus(id, status) {
      await query('update public.leads set status = $2 where id = $1', [id, status]);
    },
    async forget(which) {
      const [row] =
        'email' in which
          ? await query('select public.forget_leads($1) as count', [which.email])
          : await query('select public.forget_leads_before($1::timestamptz) as count', [
              which.before.toISOString(),
            ]);
      return Number(ownProperty(row, 'count'));
    },
  };
}

/** Returns the milliseconds until the oldest of the last `ceiling` leads is an hour old. */
async function msUntilBelowCeiling(query: Query, ceiling: number, now: Date): Promise<number> {
  const [row] = await query(
    `select to_jsonb(received_at)::text as time from public.leads where received_at <= $1::timestamptz
     order by received_at desc offset $2::int limit 1`,
    [now.toISOString(), String(ceiling - 1)],
  );
  const time = new Date(JSON.parse(String(ownProperty(row, 'time') ?? 'null')) ?? now).getTime();
  return time + CEILING_WINDOW_MS - now.getTime();
}

function readRow(row: unknown): StoredLead[] {
  const lead = readStoredLead(JSON.parse(String(ownProperty(row, 'row'))));
  return lead === null ? [] : [lead];
}
