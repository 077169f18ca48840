import { NOT_GIVEN } from '../domain/lead';
import type { ReceivedLead } from './leads/lead-book';

const columns: readonly (readonly [title: string, cell: (entry: ReceivedLead) => string])[] = [
  ['Receipt', ({ receipt }) => receipt],
  ['Received', ({ receivedAt }) => receivedAt],
  ['Hotel', ({ lead }) => lead.company_name],
  ['Place', ({ lead }) => given(lead.city)],
  ['Name', ({ lead }) => given(lead.lead_name)],
  ['E-mail', ({ lead }) => lead.email_id],
  ['Phone', ({ lead }) => given(lead.phone)],
  ['Message', ({ lead }) => given(lead.custom_message)],
  ['Source', ({ lead }) => lead.source],
  ['Number', ({ id }) => id],
];

/**
 * Leads as a table for a spreadsheet, in the order given: RFC 4180, with the mark by which Excel knows UTF-8. A cell that a
 * spreadsheet would run as a formula gets an apostrophe in front, and so do phone numbers in international form.
 * Source: OWASP, CSV Injection.
 */
export function leadsCsv(leads: readonly ReceivedLead[]): string {
  const rows = [
    columns.map(([title]) => title),
    ...leads.map((entry) => columns.map(([, cell]) => cell(entry))),
  ];
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}

/** '' where the server's word for "not given" stands. */
export function given(text: string): string {
  return text === NOT_GIVEN ? '' : text;
}

function cellText(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
