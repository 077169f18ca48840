import { site } from '../content/site';
import { NOT_GIVEN } from '../leads/rules/lead';
import type { ListedLead } from './lead-marks';
import { terminalText } from './leads/terminal-text';

const columns: readonly (readonly [title: string, cell: (entry: ListedLead) => string])[] = [
  ['Receipt', ({ receipt }) => receipt],
  ['Received', ({ receivedAt }) => receivedAt],
  ['Hotel', ({ lead }) => lead.company_name],
  ['Place', ({ lead }) => given(lead.city)],
  ['Name', ({ lead }) => given(lead.lead_name)],
  ['E-mail', ({ lead }) => lead.email_id],
  ['Phone', ({ lead }) => given(lead.phone)],
  ['Message', ({ lead }) => given(lead.custom_message)],
  ['Source', ({ lead }) => lead.source],
  ['Status', ({ lead }) => lead.status],
  ['Note', ({ marks }) => marks.join('; ')],
  ['Id', ({ id }) => id],
];

/**
 * Returns leads as CSV for a spreadsheet, in the given order. It begins with a byte order mark, because without it Excel shows
 * Kannada names wrongly. Sources: RFC 4180; OWASP, CSV Injection.
 */
export function leadsCsv(leads: readonly ListedLead[]): string {
  const rows = [
    columns.map(([title]) => title),
    ...leads.map((entry) => columns.map(([, cell]) => cell(entry))),
  ];
  return `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

/**
 * Returns a text as a CSV cell. Puts an apostrophe before each place at which a spreadsheet would start to read a formula: the
 * start of the text, and after a semicolon or tab. The characters are those that OWASP lists, also in full width. Phone numbers
 * that begin with `+` get an apostrophe too.
 */
function csvCell(value: string): string {
  const text = value.replace(/^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t]\s*)(?=[=+\-@＝＋－＠])/g, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const INDENT = ' '.repeat(8);

/**
 * Returns leads as text for a terminal, in the given order: receipt, time on this computer's clock (or in `timeZone`), marks,
 * hotel, place, contact and message; at the end their number. Leaves out empty fields. Replaces control characters, so no text
 * can control the terminal. Without leads: a sentence that says so.
 */
export function leadsText(leads: readonly ListedLead[], timeZone?: string): string {
  if (leads.length === 0) return 'No lead yet.';
  const time = new Intl.DateTimeFormat(site.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  });
  const count = leads.length === 1 ? '1 lead' : `${leads.length} leads, newest first`;
  return [...leads.map((entry) => leadText(entry, time)), count].join('\n\n');
}

function leadText({ receipt, receivedAt, lead, marks }: ListedLead, time: Intl.DateTimeFormat): string {
  const at = new Date(receivedAt);
  const when = Number.isNaN(at.getTime()) ? '' : time.format(at);
  const contact = [given(lead.lead_name), lead.email_id, given(lead.phone)];
  const lines = [
    (receipt || '-').padEnd(INDENT.length) + joinFilled([when, ...marks], ' · '),
    joinFilled([lead.company_name, given(lead.city)], ', '),
    joinFilled(contact, ' · '),
    ...given(lead.custom_message).split(/\r\n|\r|\n/),
  ];
  return lines
    .map(terminalText)
    .filter((line) => line.trim() !== '')
    .map((line, at) => (at === 0 ? line : INDENT + line))
    .join('\n');
}

function joinFilled(texts: readonly string[], separator: string): string {
  return texts.filter((text) => text !== '').join(separator);
}

/** Returns '' for the word that means "not given", else the text. */
function given(text: string): string {
  return text === NOT_GIVEN ? '' : text;
}
