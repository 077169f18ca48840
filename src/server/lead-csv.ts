import { csvTable } from '../domain/csv-table';
import { NOT_GIVEN } from '../leads/rules/lead';
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

/** Leads as a table for a spreadsheet, in the order given. */
export function leadsCsv(leads: readonly ReceivedLead[]): string {
  return csvTable([
    columns.map(([title]) => title),
    ...leads.map((entry) => columns.map(([, cell]) => cell(entry))),
  ]);
}

/** '' where the server's word for "not given" stands. */
export function given(text: string): string {
  return text === NOT_GIVEN ? '' : text;
}
