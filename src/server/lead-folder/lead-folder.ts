import { constants, existsSync, statSync } from 'node:fs';
import { access, mkdir, rm } from 'node:fs/promises';
import { rateLimitWaitMs } from '../../helpers/rate-limit-wait';
import { createSerialQueue } from '../../helpers/serial-queue';
import { canonicalText } from '../../leads/rules/lead-identity';
import { LEAD_FIELDS } from '../../leads/rules/lead-payload';
import { receiptOf } from '../../leads/rules/receipt';
import {
  type ExistingLead,
  HOURLY_LIMIT_WINDOW_MS,
  type LeadStore,
  type LeadsToForget,
  type StoredLead,
} from '../lead-store/lead-store';
import { digestOf, isForgotten, parseStoredLead, timeOf } from '../lead-store/stored-lead';
import {
  createRecord,
  leadBasePath,
  leadFilePath,
  listBasePaths,
  readRecord,
  replaceRecord,
} from './lead-record';

/**
 * Opens a lead store with a file per lead. `check` or the first lead creates the folder. Rejects if an existing folder cannot
 * be read.
 * - Several processes may use it. The hourly limit misses what another process stores after the opening.
 * - Lists and `forget` skip a damaged file. `find`, `storeOnce` and `setStatus` reject for its lead.
 */
export async function openLeadFolder(folder: string): Promise<LeadStore> {
  const enqueue = createSerialQueue();
  const duePath = (id: string) => leadFilePath(leadBasePath(folder, id), 'due');
  /** The times at which leads were received, in milliseconds. The hourly limit counts those of the last hour. */
  let receivedTimes = readLeads('json').map(timeOf);

  /** Returns the leads that have a file with this ending, newest first. */
  function readLeads(ending: 'json' | 'due'): StoredLead[] {
    return listBasePaths(folder, ending)
      .flatMap((basePath) => parseStoredLead(readRecord(basePath)) ?? [])
      .map((lead) => ({ ...lead, isMessageDue: existsSync(duePath(lead.id)) }))
      .sort((a, b) => timeOf(b) - timeOf(a));
  }

  /** Looks up a lead, as `LeadStore.find` does. Throws if its file does not hold it. */
  function find(id: string): ExistingLead | null {
    const basePath = leadBasePath(folder, id);
    const record = readRecord(basePath);
    if (record === undefined) return null;
    if (parseStoredLead(record)?.id === id) return { kind: 'existing', digest: digestOf(record) };
    const file = leadFilePath(basePath, 'json');
    throw new Error(`${file} does not hold its lead any more: correct or delete it`);
  }

  return {
    location: folder,
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    },
    // This waits for a `storeOnce` that runs, because its lead may not be on the disk yet.
    find: (id) => enqueue(async () => find(id)),
    storeOnce: ({ id, payload, digest, receivedAt, isMessageDue }, hourlyLimit) =>
      enqueue(async () => {
        const existing = find(id);
        if (existing !== null) return existing;
        const now = receivedAt.getTime();
        const waitMs = rateLimitWaitMs(receivedTimes, hourlyLimit, HOURLY_LIMIT_WINDOW_MS, now);
        if (waitMs > 0) return { kind: 'over-hourly-limit', waitMs };
        const receipt = receiptOf(id);
        const record = { received_at: receivedAt.toISOString(), id, receipt, digest, ...payload };
        if (await createRecord(leadBasePath(folder, id), record, isMessageDue)) {
          receivedTimes = [...receivedTimes.filter((time) => time > now - HOURLY_LIMIT_WINDOW_MS), now];
          return { kind: 'stored' };
        }
        const storedElsewhere = find(id);
        if (storedElsewhere === null) throw new Error('the file of the lead was deleted at once');
        return storedElsewhere;
      }),
    list: async () => readLeads('json'),
    listMessagesDue: async () => readLeads('due').filter((lead) => lead.isMessageDue && !isForgotten(lead)),
    isMessageDue: async (id) => existsSync(duePath(id)),
    markMessageSent: (id) => rm(duePath(id), { force: true }),
    setStatus: (id, status) =>
      enqueue(async () => {
        if (find(id) !== null)
          await changeLead(leadBasePath(folder, id), (record) => ({ ...record, status }));
      }),
    forget: (selection) =>
      enqueue(async () => {
        const selected = listBasePaths(folder, 'json').filter((basePath) => {
          const lead = unforgottenLead(readRecord(basePath));
          return lead && isSelected(lead, selection);
        });
        let left = selected;
        do {
          for (const basePath of left) {
            await changeLead(basePath, blankRecord);
            await rm(leadFilePath(basePath, 'due'), { force: true });
          }
          // Another process may have read a lead before, to set its status. Without its draft it cannot write the lead.
          await deleteDrafts(folder, left);
          // If it has written the lead already, blank it again.
          left = left.filter((basePath) => unforgottenLead(readRecord(basePath)));
        } while (left.length > 0);
        return selected.length;
      }),
  };
}

/** Returns the lead in a record, or null if there is none or it is forgotten. */
function unforgottenLead(record: unknown): StoredLead | null {
  const lead = parseStoredLead(record);
  return lead === null || isForgotten(lead) ? null : lead;
}

/**
 * Changes a lead's record. Does nothing if the lead is forgotten, even if another process forgets it meanwhile. Rejects if the
 * disk fails.
 */
async function changeLead(basePath: string, change: (record: object) => object): Promise<void> {
  try {
    await replaceRecord(basePath, () => {
      const record = readRecord(basePath);
      return unforgottenLead(record) && change(Object(record));
    });
  } catch (error) {
    const lead = parseStoredLead(readRecord(basePath));
    if (lead === null || !isForgotten(lead)) throw error;
  }
}

function isSelected({ payload, receivedAt }: StoredLead, selection: LeadsToForget): boolean {
  return 'email' in selection
    ? canonicalText('email_id', payload.email_id) === canonicalText('email_id', selection.email)
    : Date.parse(receivedAt) < selection.before.getTime();
}

/** A process needs a draft only for milliseconds. */
const OLD_DRAFT_MS = 60_000;

/** Deletes the drafts of these leads, and those that killed processes left, because each may hold a copy of a lead. */
async function deleteDrafts(folder: string, basePaths: readonly string[]): Promise<void> {
  for (const name of listBasePaths(folder, 'draft')) {
    const draft = leadFilePath(name, 'draft');
    const stats = statSync(draft, { throwIfNoEntry: false });
    const isOld = stats !== undefined && Date.now() - stats.mtimeMs > OLD_DRAFT_MS;
    if (isOld || basePaths.some((basePath) => draft.startsWith(basePath))) await rm(draft, { force: true });
  }
}

const KEPT_PROPERTIES = ['id', 'receipt', 'received_at', 'digest'];

/** Blanks every field of a lead's record, including fields that this build does not know. */
function blankRecord(record: object): object {
  const fields = [...Object.keys(record), ...LEAD_FIELDS].filter((name) => !KEPT_PROPERTIES.includes(name));
  return { ...record, ...Object.fromEntries(fields.map((name) => [name, ''])) };
}
