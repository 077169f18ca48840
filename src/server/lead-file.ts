import { constants } from 'node:fs';
import { access, realpath, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { createSerialQueue } from '../domain/serial-queue';
import { canonicalText } from '../leads/rules/lead';
import { LEAD_FIELDS } from '../leads/rules/lead-fields';
import { receiptOf } from '../leads/rules/receipt';
import { withFileLock } from './file-lock';
import { appendRecord, fileStamp, readRecords, rewriteRecords } from './json-lines-file';
import { msUntilBelow } from './leads/client-limit';
import { CEILING_WINDOW_MS, type LeadStore, type StoredLead } from './leads/lead-store';
import { isForgotten, readAccepted, readStoredLead } from './leads/stored-lead';

/** Returns the absolute path of the local lead file: LEAD_FILE; if unset or blank, `leads.jsonl` in the working directory. */
export function leadFilePath(): string {
  return resolve(process.env.LEAD_FILE?.trim() || 'leads.jsonl');
}

/**
 * Opens a lead store in a file, one JSON object per line. The first lead creates the file. Skips lines that are no lead.
 * Rejects if an existing file cannot be read. Several processes of one computer may use the file at the same time, but no text
 * editor: when it saves, it deletes the leads stored meanwhile. So stop the server before you edit the file, or use `npm run
 * leads -- --status`.
 */
export async function openLeadFile(path: string): Promise<LeadStore> {
  const enqueue = createSerialQueue();
  let knownStamp = '';
  let leads: StoredLead[] = [];
  await readIfChanged();

  async function readIfChanged(): Promise<void> {
    if ((await fileStamp(path)) === knownStamp) return;
    const { stamp, records } = await readRecords(path);
    leads = records.flatMap((record) => readStoredLead(record) ?? []);
    knownStamp = stamp;
  }

  // Of two lines with the same id, the first counts.
  const findById = (id: string) => leads.find((entry) => entry.id === id);
  const reading = <Result>(work: () => Result) =>
    enqueue(async () => {
      await readIfChanged();
      return work();
    });
  const writing = <Result>(work: () => Promise<Result>) =>
    enqueue(async () =>
      // Beside the file itself, so that a process that opened it through a symbolic link uses the same lock.
      withFileLock(`${await realpath(path).catch(() => path)}.lock`, async () => {
        await readIfChanged();
        return work();
      }),
    );
  const changeOne = (id: string, changes: object) =>
    writing(() =>
      rewriteRecords(path, (record) =>
        readAccepted(record)?.id === id ? { ...Object(record), ...changes } : record,
      ),
    );

  return {
    get location() {
      return `${path} (${leads.length})`;
    },
    async check() {
      const found = await stat(path).catch(() => null);
      if (found?.isFile() === false) throw new Error(`${path} is not a file`);
      await access(found === null ? dirname(path) : path, constants.R_OK | constants.W_OK);
    },
    find: (id) => reading(() => findById(id) ?? null),
    storeOnce: ({ id, lead, digest, receivedAt, officeMessageState }, ceiling) =>
      writing(async () => {
        const seen = findById(id);
        if (seen !== undefined) return { kind: 'seen', accepted: seen };
        const times = leads.map((entry) => Date.parse(entry.receivedAt));
        const waitMs = msUntilBelow(times, ceiling, CEILING_WINDOW_MS, receivedAt.getTime());
        if (waitMs > 0) return { kind: 'full', waitMs };
        const receipt = receiptOf(id);
        const received_at = receivedAt.toISOString();
        const stored = officeMessageState === 'off' ? {} : { notice: officeMessageState };
        knownStamp = await appendRecord(path, { received_at, id, receipt, digest, ...stored, ...lead });
        const accepted = { id, receipt, digest, receivedAt: received_at, lead, officeMessageState };
        leads.push(accepted);
        return { kind: 'stored', accepted };
      }),
    list: () => reading(() => leads.toReversed()),
    listDue: () => reading(() => leads.toReversed().filter((entry) => entry.officeMessageState === 'due')),
    setOfficeMessageSent: (id) => changeOne(id, { notice: 'sent' }),
    setStatus: (id, status) => changeOne(id, { status }),
    forget: (which) =>
      writing(async () => {
        const isMeant = ({ lead, receivedAt }: StoredLead) =>
          'email' in which
            ? canonicalText('email_id', lead.email_id) === canonicalText('email_id', which.email)
            : Date.parse(receivedAt) < which.before.getTime();
        let count = 0;
        await rewriteRecords(path, (record) => {
          const entry = readStoredLead(record);
          if (entry === null || isForgotten(entry) || !isMeant(entry)) return record;
          count += 1;
          return blankRecord(record);
        });
        return count;
      }),
  };
}

const KEPT_PROPERTIES = ['id', 'receipt', 'received_at', 'digest'];

/** Returns a copy of a lead's record with every field blank, including fields that this build does not know. */
function blankRecord(record: unknown): object {
  const names = [...Object.keys(Object(record)), ...LEAD_FIELDS].filter((name) => name !== 'notice');
  return Object.fromEntries(
    names.map((name) => [name, KEPT_PROPERTIES.includes(name) ? Object(record)[name] : '']),
  );
}
