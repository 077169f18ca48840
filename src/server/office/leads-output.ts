import { site } from '../../content/site';
import { csvTable } from '../../helpers/csv-table';
import { toTerminalText } from '../../helpers/safe-text';
import { givenOrEmpty } from '../../leads/rules/lead-payload';
import type { ListedLead } from './lead-notes';

const COLUMNS: readonly (readonly [title: string, cell: (lead: ListedLead) => string])[] = [
  ['Receipt', ({ receipt }) => receipt],
  ['Received', ({ receivedAt }) => receivedAt],
  ['Hotel', ({ payload }) => payload.company_name],
  ['Place', ({ payload }) => givenOrEmpty(payload.city)],
  ['Name', ({ payload }) => givenOrEmpty(payload.lead_name)],
  ['E-mail', ({ payload }) => payload.email_id],
  ['Phone', ({ payload }) => givenOrEmpty(payload.phone)],
  ['Message', ({ payload }) => givenOrEmpty(payload.custom_message)],
  ['Source', ({ payload }) => payload.source],
  ['Status', ({ payload }) => payload.status],
  ['Note', ({ notes }) => notes.join('; ')],
  ['Id', ({ id }) => id],
];

/**
 * Returns leads as CSV text that is safe for spreadsheets (`csvTable`): a row of titles, then a row for each lead in the given
 * order. A message keeps its line breaks. 'Nan' (not given) becomes an empty cell.
 */
export function leadsCsv(leads: readonly ListedLead[]): string {
  return csvTable([
    COLUMNS.map(([title]) => title),
    ...leads.map((lead) => COLUMNS.map(([, cell]) => cell(lead))),
  ]);
}

const INDENT = ' '.repeat(8);

/**
 * Returns leads as text that is safe for a terminal: a paragraph for each, then their number. Without leads it is 'No lead
 * yet.'. Pass the newest lead first: the last line says 'newest first'. A paragraph omits unreadable times and fields that are
 * empty or 'Nan' (not given). Times are those of this computer's time zone.
 */
export function leadsText(leads: readonly ListedLead[]): string {
  if (leads.length === 0) return 'No lead yet.';
  const timeFormat = new Intl.DateTimeFormat(site.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const count = leads.length === 1 ? '1 lead' : `${leads.length} leads, newest first`;
  return [...leads.map((lead) => leadText(lead, timeFormat)), count].join('\n\n');
}

function leadText(
  { receipt, receivedAt, payload, notes }: ListedLead,
  timeFormat: Intl.DateTimeFormat,
): string {
  const date = new Date(receivedAt);
  const when = Number.isNaN(date.getTime()) ? '' : timeFormat.format(date);
  const contact = [givenOrEmpty(payload.lead_name), payload.email_id, givenOrEmpty(payload.phone)];
  const lines = [
    (receipt || '-').padEnd(INDENT.length) + joinFilled([when, ...notes], ' · '),
    joinFilled([payload.company_name, givenOrEmpty(payload.city)], ', '),
    joinFilled(contact, ' · '),
    ...givenOrEmpty(payload.custom_message).split(/\r\n|\r|\n/),
  ];
  return lines
    .map(toTerminalText)
    .filter((line) => line.trim() !== '')
    .map((line, index) => (index === 0 ? line : INDENT + line))
    .join('\n');
}

function joinFilled(texts: readonly string[], separator: string): string {
  return texts.filter((text) => text !== '').join(separator);
}
