import { given } from './lead-csv';
import type { ListedLead } from './lead-marks';
import { terminalText } from './leads/terminal-text';

const INDENT = ' '.repeat(8);

/**
 * Returns leads as text for a terminal, in the given order: receipt, time on this computer's clock (or in `timeZone`), marks,
 * hotel, place, contact and message. Leaves out empty fields. Replaces control characters, so no text can control the terminal.
 */
export function leadsText(leads: readonly ListedLead[], timeZone?: string): string {
  if (leads.length === 0) return 'No lead yet.';
  const time = new Intl.DateTimeFormat('en-IN', {
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
  const hotel = [lead.company_name, given(lead.city)].filter((text) => text !== '').join(', ');
  const contact = [given(lead.lead_name), lead.email_id, given(lead.phone)].filter((text) => text !== '');
  const lines = [
    `${(receipt || '-').padEnd(INDENT.length)}${[when, ...marks].join(' · ')}`,
    hotel,
    contact.join(' · '),
    ...given(lead.custom_message).split(/\r\n|\r|\n/),
  ];
  return lines
    .map(terminalText)
    .filter((line) => line.trim() !== '')
    .map((line, at) => (at === 0 ? line : INDENT + line))
    .join('\n');
}
