import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { createSerialQueue } from '../../helpers/serial-queue';
import { canonicalText } from '../../leads/rules/lead-identity';
import { LEAD_FIELDS } from '../../leads/rules/lead-payload';
import {
  HOURLY_LIMIT_WINDOW_MS,
  type LeadStore,
  type LeadsToForget,
  type StoredLead,
} from '../lead-store/lead-store';
import { rateLimitWaitMs } from '../lead-store/rate-limit-wait';
import { isForgotten, parseStoredLead, timeOf } from '../lead-store/stored-lead';
import {
  createRecord,
  deleteLeadFile,
  deleteOldTemporaryFiles,
  hasLeadFile,
  leadBasePath,
  leadFilePath,
  listBasePaths,
  readLeadFile,
  readRecord,
  recordText,
  replaceLeadFile,
} from './lead-files';

/**
 * Opens a lead store whose leads are files of `folder`. `check` or the first lead creates the folder. Rejects if an existing
 * folder cannot be read.
 * - Several processes may use it. The hourly limit misses what another process stores after the opening.
 * - Lists and `forget` skip a damaged file. `find`, `storeOnce` and `setStatus` reject for its lead.
 */
export async function openLeadFolder(folder: string): Promise<LeadStore> {
  const enqueue = createSerialQueue();
  /** The times at which leads were received, in milliseconds. The hourly limit counts those of the last hour. */
  let receivedTimes = readLeads('json').map(timeOf);

  /** Returns the lead of a record file, with what its other files say, or null if the record is no lead. */
  function readLead(basePath: string): StoredLead | null {
    const lead = parseStoredLead(readRecord(basePath));
    if (lead === null) return null;
    if (isForgotten(lead)) return { ...lead, isMessageDue: false };
    // By the id, as in `markMessageSent` and `setStatus`, because the record may be a copy of a sync program.
    const pathOfId = leadBasePath(folder, lead.id);
    const status = readLeadFile(pathOfId, 'status') ?? lead.payload.status;
    const isMessageDue = hasLeadFile(pathOfId, 'due');
    return { ...lead, payload: { ...lead.payload, status }, isMessageDue };
  }

  /** Returns the leads that have a file with this ending, newest first. */
  function readLeads(ending: 'json' | 'due'): StoredLead[] {
    return listBasePaths(folder, ending)
      .flatMap((basePath) => readLead(basePath) ?? [])
      .sort((a, b) => timeOf(b) - timeOf(a));
  }

  /** Returns the lead of the record with this id, or null if there is none. Throws if the file does not hold it. */
  function findLead(id: string): StoredLead | null {
    const basePath = leadBasePath(folder, id);
    if (!hasLeadFile(basePath, 'json')) return null;
    const lead = readLead(basePath);
    if (lead?.id === id) return lead;
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
    find: (id) => enqueue(async () => findLead(id)),
    storeOnce: (lead, hourlyLimit) =>
      enqueue(async () => {
        const { id, receipt, digest, receivedAt, payload, isMessageDue } = lead;
        const existing = findLead(id);
        if (existing !== null) return { kind: 'existing', lead: existing };
        const now = timeOf(lead);
        const waitMs = rateLimitWaitMs(receivedTimes, hourlyLimit, HOURLY_LIMIT_WINDOW_MS, now);
        if (waitMs > 0) return { kind: 'over-hourly-limit', waitMs };
        const record = { received_at: receivedAt, id, receipt, digest, ...payload };
        if (await createRecord(leadBasePath(folder, id), record, isMessageDue)) {
          receivedTimes = [...receivedTimes.filter((time) => time > now - HOURLY_LIMIT_WINDOW_MS), now];
          return { kind: 'stored' };
        }
        const storedElsewhere = findLead(id);
        if (storedElsewhere === null) throw new Error('the file of the lead was deleted at once');
        return { kind: 'existing', lead: storedElsewhere };
      }),
    list: async () => readLeads('json'),
    listMessagesDue: async () => readLeads('due').filter(({ isMessageDue }) => isMessageDue),
    markMessageSent: (id) => deleteLeadFile(leadBasePath(folder, id), 'due'),
    setStatus: (id, status) =>
      enqueue(async () => {
        const lead = findLead(id);
        if (lead === null || isForgotten(lead)) return false;
        await replaceLeadFile(leadBasePath(folder, id), 'status', status);
        return true;
      }),
    forget: (selection) =>
      enqueue(async () => {
        let count = 0;
        for (const basePath of listBasePaths(folder, 'json')) {
          const record = readRecord(basePath);
          const lead = parseStoredLead(record);
          if (record === null || lead === null) continue;
          if (!isForgotten(lead)) {
            if (!isSelected(lead, selection)) continue;
            await replaceLeadFile(basePath, 'json', recordText(blankRecord(record)));
            count += 1;
          }
          // Also those that an interrupted forgetting left. For thousands of forgotten leads, asking first is much faster.
          for (const ending of ['due', 'status'] as const)
            if (hasLeadFile(basePath, ending)) await deleteLeadFile(basePath, ending);
        }
        // The office may have deleted only the record.
        for (const basePath of listBasePaths(folder, 'status'))
          if (!hasLeadFile(basePath, 'json')) await deleteLeadFile(basePath, 'status');
        await deleteOldTemporaryFiles(folder);
        return count;
      }),
  };
}

function isSelected(
  { payload, receivedAt }: Pick<StoredLead, 'payload' | 'receivedAt'>,
  selection: LeadsToForget,
): boolean {
  return 'email' in selection
    ? canonicalText('email_id', payload.email_id) === canonicalText('email_id', selection.email)
    : Date.parse(receivedAt) < selection.before.getTime();
}

const KEPT_PROPERTIES = ['id', 'receipt', 'received_at', 'digest'];

/** Blanks every field of a lead's record, including fields that this build does not know. */
function blankRecord(record: object): object {
  const fields = [...Object.keys(record), ...LEAD_FIELDS].filter((name) => !KEPT_PROPERTIES.includes(name));
  return { ...record, ...Object.fromEntries(fields.map((name) => [name, ''])) };
}
