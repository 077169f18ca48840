import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { receiptOf } from '../leads/rules/receipt';
import { withFileLock } from './file-lock';
import { forgetRecord } from './forget-record';
import { type AcceptedLead, CEILING_WINDOW_MS, type LeadStore, type StoredLead } from './leads/lead-store';
import { readAccepted, readStoredLead } from './leads/stored-lead';
import { openLineFile } from './line-file';
import { oneAtATime } from './one-at-a-time';

/**
 * Leads in a file, one a line. Any number of servers and of `npm run leads` share it: each holds a lock file for the time
 * of one write, and reads the file again when another has written, also the owner's editor. Reading needs no lock.
 * Rejects when the file is there and cannot be read.
 */
export async function openLeadFile(path: string): Promise<LeadStore> {
  const lines = openLineFile(path);
  const inTurn = oneAtATime();
  let leads: StoredLead[] = [];
  let byId = new Map<string, AcceptedLead>();
  await readAgain();

  async function readAgain(): Promise<void> {
    const records = await lines.read();
    leads = records.flatMap((record) => readStoredLead(record) ?? []);
    // From the last to the first: where an id stands twice, the first lead keeps it.
    const accepted = records.flatMap((record) => readAccepted(record) ?? []);
    byId = new Map(accepted.toReversed().map((entry) => [entry.id, entry]));
  }

  const reading = <Result>(work: () => Result | Promise<Result>) =>
    inTurn(async () => {
      if (!(await lines.isAsLeft())) await readAgain();
      return work();
    });
  const writing = <Result>(work: () => Promise<Result>) =>
    inTurn(() =>
      withFileLock(`${path}.lock`, async () => {
        if (!(await lines.isAsLeft())) await readAgain();
        return work();
      }),
    );
  const changeOne = (id: string, changes: object) =>
    writing(() =>
      lines.rewrite((record) =>
        readAccepted(record)?.id === id ? { ...Object(record), ...changes } : record,
      ),
    );

  return {
    get place() {
      return `${path} (${leads.length})`;
    },
    async check() {
      const found = await stat(path).catch(() => null);
      if (found?.isFile() === false) throw new Error(`${path} is no file`);
      await access(found === null ? dirname(path) : path, constants.R_OK | constants.W_OK);
    },
    find: (id) => reading(() => byId.get(id) ?? null),
    storeOnce: ({ id, lead, digest, receivedAt, notice }, ceiling) =>
      writing(async () => {
        const seen = byId.get(id);
        if (seen !== undefined) return { kind: 'seen', accepted: seen };
        const waitMs = waitForRoom(leads, ceiling, receivedAt.getTime());
        if (waitMs > 0) return { kind: 'full', waitMs };
        const record = {
          received_at: receivedAt.toISOString(),
          id,
          receipt: receiptOf(id),
          digest,
          ...(notice === 'off' ? {} : { notice }),
          ...lead,
        };
        await lines.append(record);
        const accepted = { id, receipt: record.receipt, digest };
        leads.push({ ...accepted, receivedAt: record.received_at, lead, notice });
        byId.set(id, accepted);
        return { kind: 'stored', accepted };
      }),
    list: () => reading(() => leads.toReversed()),
    listDue: () => reading(() => leads.filter(({ notice }) => notice === 'due')),
    setNoticeSent: (id) => changeOne(id, { notice: 'sent' }),
    setStatus: (id, status) => changeOne(id, { status }),
    forget: (which) =>
      writing(async () => {
        let count = 0;
        await lines.rewrite((record) => {
          const next = forgetRecord(record, which);
          if (next !== record) count += 1;
          return next;
        });
        return count;
      }),
  };
}

/** Milliseconds until a lead fits under the ceiling again; 0: it fits now. */
function waitForRoom(leads: readonly StoredLead[], ceiling: number, now: number): number {
  if (ceiling === 0) return 0;
  const times = leads.map(({ receivedAt }) => Date.parse(receivedAt));
  // A time ahead of the clock is from before it was set back.
  const lastHour = times
    .filter((time) => time > now - CEILING_WINDOW_MS && time <= now)
    .sort((a, b) => a - b);
  const oldest = lastHour.at(-ceiling);
  return oldest === undefined ? 0 : oldest + CEILING_WINDOW_MS - now;
}
