import { NOT_GIVEN } from '../leads/rules/lead';
import type { ListedLead } from './lead-marks';

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
 * A text that a spreadsheet would run as a formula gets an apostrophe in front, and so do phone numbers in international
 * form. The characters are those that OWASP lists, with the full-width forms that Excel takes for the same, and also where
 * they follow a semicolon or a tab, at which a spreadsheet may begin another cell.
 */
function csvCell(value: string): string {
  const text = value.replace(/^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t]\s*)(?=[=+\-@＝＋－＠])/g, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns '' for the word that means "not given", else the text. */
export function given(text: string): string {
  return text === NOT_GIVEN ? '' : text;
}
