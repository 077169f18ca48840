import { parseArgs } from 'node:util';
import { toTerminalText } from '../../helpers/safe-text';
import { messageOf } from '../../helpers/thrown-error';
import { LEAD_STATUS } from '../../leads/rules/lead-payload';
import type { LeadStore } from '../lead-store/lead-store';
import { canBeMailAddress, forgetSubscriber } from '../newsletter/subscriber-file';
import { withNotes } from './lead-notes';
import { leadsCsv, leadsText } from './leads-output';

export const USAGE = `Usage:
  npm run leads                                       every lead, newest first
  npm run leads -- --new                              leads whose status is still "Lead"
  npm run leads -- --since 2026-11-01                 leads received on this day or later
  npm run --silent leads -- --csv > leads.csv         the list as CSV, also with --new and --since
  npm run leads -- --status K7-Q4M contacted          changes the status of a lead
  npm run leads -- --forget owner@example.org         blanks every lead of a mail address, for good
--forget also deletes the address from subscribers.jsonl, the newsletter list of the local server.
The commands use the lead folder, or the table of LEAD_DATABASE_URL if that is set.`;

/** The text that a command prints. If `isOk` is false, the text says why the command failed. */
interface CommandResult {
  isOk: boolean;
  text: string;
}

/** Runs on a store and the file of newsletter addresses. Prints nothing itself. Rejects if the store fails. */
type Command = (store: LeadStore, subscriberFile: string) => Promise<CommandResult>;

/**
 * Returns the command for the arguments after `npm run leads --` (`USAGE`). Throws an error with the reason if they are wrong.
 * The command resolves to the text to print, and rejects if the store fails. The text says what went wrong (`isOk: false`)
 * - if `--status` names no lead, several leads, or one that is forgotten, deleted or in a renamed file. No status changes then;
 * - if `--forget` cannot change the file of newsletter addresses. The leads are blank already.
 */
export function parseLeadsCommand(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      new: { type: 'boolean' },
      since: { type: 'string' },
      csv: { type: 'boolean' },
      status: { type: 'string' },
      forget: { type: 'string' },
    },
  });
  const { new: isNewOnly = false, csv: isCsv = false } = values;
  const isList = isNewOnly || isCsv || values.since !== undefined;
  const kinds = [isList, values.status !== undefined, values.forget !== undefined].filter(Boolean);
  if (kinds.length > 1) throw new Error('Use --status and --forget without any other option.');
  if (values.status !== undefined) {
    const name = values.status.trim();
    const [status = '', ...rest] = positionals.map((text) => text.trim());
    if (name === '' || status === '' || rest.length > 0)
      throw new Error('--status needs a receipt and one status: --status K7-Q4M contacted');
    return (store) => setStatus(store, name, toTerminalText(status));
  }
  const [unknown] = positionals;
  if (unknown !== undefined) throw new Error(`Unknown argument: ${JSON.stringify(unknown)}`);
  if (values.forget !== undefined) {
    const email = values.forget.trim();
    if (!canBeMailAddress(email))
      throw new Error(`--forget needs a mail address, got ${JSON.stringify(values.forget)}`);
    return (store, subscriberFile) => forget(store, subscriberFile, email);
  }
  const since = values.since === undefined ? null : parseDay(values.since);
  return (store) => list(store, { isNewOnly, since, isCsv });
}

async function list(
  store: LeadStore,
  { isNewOnly, since, isCsv }: { isNewOnly: boolean; since: Date | null; isCsv: boolean },
): Promise<CommandResult> {
  const all = await withNotes(await store.list());
  // A lead with an unreadable time is listed with every `--since`.
  const leads = all.filter(
    ({ payload, receivedAt }) =>
      (!isNewOnly || payload.status === LEAD_STATUS) && !(since !== null && new Date(receivedAt) < since),
  );
  if (isCsv) return { isOk: true, text: leadsCsv(leads) };
  const isNoneChosen = leads.length === 0 && all.length > 0;
  return { isOk: true, text: isNoneChosen ? `None of ${countText(all.length)}.\n` : `${leadsText(leads)}\n` };
}

async function forget(store: LeadStore, subscriberFile: string, email: string): Promise<CommandResult> {
  const count = await store.forget({ email });
  const done = count === 0 ? 'There is no lead' : `Forgotten: ${countText(count)}`;
  const text = `${done} of ${toTerminalText(email)}.`;
  try {
    const isSubscriber = await forgetSubscriber(subscriberFile, email);
    return { isOk: true, text: `${text}${isSubscriber ? ' Newsletter address deleted.' : ''}\n` };
  } catch (error) {
    return { isOk: false, text: `${text} ${subscriberFile} was not changed: ${messageOf(error)}\n` };
  }
}

async function setStatus(store: LeadStore, name: string, status: string): Promise<CommandResult> {
  const receipt = name.toUpperCase();
  const found = (await store.list()).filter((lead) => lead.id === name || lead.receipt === receipt);
  const [lead, ...more] = found;
  if (lead === undefined) return { isOk: false, text: `There is no lead ${toTerminalText(name)}.\n` };
  if (more.some(({ id }) => id !== lead.id)) {
    const first = `${countText(found.length)} have the receipt ${receipt}. Repeat the command with an id:`;
    const lines = found.map((each) => `  ${each.id}  ${each.receivedAt}  ${each.payload.company_name}`);
    return { isOk: false, text: [first, ...lines].map((line) => `${toTerminalText(line)}\n`).join('') };
  }
  if (!(await store.setStatus(lead.id, status))) {
    const text = `The lead ${lead.receipt} was not changed: it was forgotten or deleted, or its file was renamed.\n`;
    return { isOk: false, text };
  }
  const changed = toTerminalText(`${lead.receipt} ${lead.payload.company_name}`.trim());
  return { isOk: true, text: `${changed}: ${status}\n` };
}

function countText(count: number): string {
  return count === 1 ? '1 lead' : `${count} leads`;
}

/** Returns the beginning of a day on this computer's clock. Throws if the text is not YYYY-MM-DD or no such day exists. */
function parseDay(text: string): Date {
  const day = text.trim();
  const date = new Date(`${day}T00:00`);
  // `Date` turns 30 February into 2 March.
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || date.getDate() !== Number(day.slice(-2)))
    throw new Error(`--since needs a day such as 2026-11-01, got ${JSON.stringify(text)}`);
  return date;
}
