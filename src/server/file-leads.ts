import { readLeadPayload } from '../leads/rules/lead-check';
import { receiptOf } from '../leads/rules/receipt';
import type { LeadBook, ReceivedLead } from './leads/lead-book';
import { openLineFile } from './line-file';
import { oneAtATime } from './one-at-a-time';

/**
 * Leads in a file, one a line. It is read here, and again only when something else has written to it: a second server,
 * or the owner's editor. Rejects when the file is there and cannot be read.
 */
export async function openLeadFile(path: string): Promise<LeadBook> {
  const lines = openLineFile(path);
  const inTurn = oneAtATime();
  let leads: ReceivedLead[] = [];
  let byId = new Map<string, ReceivedLead>();
  await readAgain();

  async function readAgain(): Promise<void> {
    leads = (await lines.read()).flatMap(readRecord);
    // From the last to the first: where an id stands twice, the first lead keeps it.
    byId = new Map(leads.toReversed().map((entry) => [entry.id, entry]));
  }

  const withFile = <Result>(work: () => Result | Promise<Result>) =>
    inTurn(async () => {
      if (!(await lines.isAsLeft())) await readAgain();
      return work();
    });

  return {
    get place() {
      return `${path} (${leads.length})`;
    },
    find: (id) => withFile(() => byId.get(id) ?? null),
    putOnce: (id, lead, receivedAt) =>
      withFile(async () => {
        const seen = byId.get(id);
        if (seen !== undefined) return { kind: 'seen', entry: seen };
        const entry = { id, receipt: receiptOf(id), receivedAt: receivedAt.toISOString(), lead };
        await lines.append({ received_at: entry.receivedAt, id, receipt: entry.receipt, ...lead });
        leads.push(entry);
        byId.set(id, entry);
        return { kind: 'stored', entry };
      }),
    list: () => withFile(() => leads.toReversed()),
  };
}

function readRecord(record: unknown): ReceivedLead[] {
  const lead = readLeadPayload(record);
  if (lead === null) return [];
  const { received_at, id }: Record<string, unknown> = Object(record);
  const idText = typeof id === 'string' ? id : '';
  const receipt = idText === '' ? '' : receiptOf(idText);
  return [{ id: idText, receipt, receivedAt: typeof received_at === 'string' ? received_at : '', lead }];
}
