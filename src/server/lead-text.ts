import { given } from './lead-csv';
import type { ListedLead } from './lead-marks';
import { terminalText } from './leads/terminal-text';

const INDENT = ' '.repeat(8);

/**
 * Leads for a terminal, in the order given: receipt, time on this computer's clock (or in `timeZone`), hotel, place, whom
 * to answer, and the message; behind the time what is to be known about it. What was not given is left out. Nothing a visitor typed can give orders to the terminal.
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
