import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredLead } from '../../../../src/server/lead-store/lead-store';
import { type ListedLead, withNotes } from '../../../../src/server/office/lead-notes';
import { leadsCsv, leadsText } from '../../../../src/server/office/leads-output';
import { LEAD } from '../../../support/lead-service';

const received = (
  payload: Partial<StoredLead['payload']> = {},
  rest: Partial<ListedLead> = {},
): ListedLead => ({
  id: 'a1b2c3',
  receipt: 'K7-Q4M',
  receivedAt: '2025-10-01T09:05:00.000Z',
  digest: null,
  isMessageDue: false,
  notes: [],
  payload: {
    ...LEAD,
    lead_name: 'Anu Thomas',
    phone: '+91 98450 12345',
    custom_message: 'Weekends are full,\nTuesdays are not.',
    ...payload,
  },
  ...rest,
});

beforeEach(() => void vi.stubEnv('TZ', 'Asia/Kolkata'));

const cells = (lead: ListedLead) => leadsCsv([lead]).split('\r\n').slice(1).join('\r\n');

test('the terminal shows receipt, local time, hotel, place, contact and message', () => {
  expect(leadsText([received()])).toBe(
    [
      'K7-Q4M  1 Oct 2025, 14:35',
      '        Pine Ridge, Munnar, Kerala',
      '        Anu Thomas · desk@hotel.example · +91 98450 12345',
      '        Weekends are full,',
      '        Tuesdays are not.',
      '',
      '1 lead',
    ].join('\n'),
  );
});

test('fields without text are left out, and a missing receipt is a dash', () => {
  const nan = { city: 'Nan', lead_name: 'Nan', phone: 'Nan', custom_message: 'Nan' };
  const text = leadsText([received(nan, { id: '', receipt: '' }), received()]);
  expect(text.split('\n').slice(0, 4)).toEqual([
    '-       1 Oct 2025, 14:35',
    '        Pine Ridge',
    '        desk@hotel.example',
    '',
  ]);
  expect(text.endsWith('2 leads, newest first')).toBe(true);
});

test('typed text cannot control the terminal or look like another lead', () => {
  const message = 'a\u001b[2Jb\u0007c\u009b31md\r\nK7-Q4M  forged\u202egnp\u2028e';
  const text = leadsText([received({ custom_message: message, company_name: 'Inn\r\u001b]0;x\u0007' })]);
  expect(text).not.toMatch(/[^\P{C}\n]/u);
  expect(text).toContain('        a [2Jb c 31md\n        K7-Q4M  forged gnp e');
});

test('the joiner characters of Indian scripts are kept', () => {
  expect(leadsText([received({ company_name: 'ക്\u200dഷ न\u200cक' })])).toContain('ക്\u200dഷ न\u200cक');
});

test('a list without leads is a sentence', () => {
  expect(leadsText([])).toBe('No lead yet.');
});

test('the CSV has a byte order mark, a line of titles and a line for each lead', () => {
  const csv = leadsCsv([received({ custom_message: 'Nan', phone: 'Nan', city: 'മൂന്നാർ' })]);
  expect(csv).toBe(
    '\uFEFFReceipt,Received,Hotel,Place,Name,E-mail,Phone,Message,Source,Status,Note,Id\r\n' +
      'K7-Q4M,2025-10-01T09:05:00.000Z,Pine Ridge,മൂന്നാർ,Anu Thomas,desk@hotel.example,,,Website,Lead,,a1b2c3\r\n',
  );
});

test('a text that a spreadsheet would run as a formula gets an apostrophe', () => {
  expect(cells(received({ company_name: '=1+1' }))).toContain(".000Z,'=1+1,");
});

test('a CSV without leads contains only the titles', () => {
  expect(leadsCsv([]).split('\r\n')).toHaveLength(2);
});

const notesOf = async (...leads: StoredLead[]) => (await withNotes(leads)).map(({ notes }) => notes);
const at = (receivedAt: string, rest: Partial<StoredLead> = {}) => ({
  receivedAt,
  id: receivedAt,
  receipt: `R-${receivedAt.slice(11, 16)}`,
  ...rest,
});

test('a lead with the content of an earlier lead of the last 24 hours is marked with its receipt', async () => {
  const leads = [
    received({}, at('2025-10-02T09:05:01.000Z')),
    received({}, at('2025-10-01T09:05:02.000Z')),
    received({ email_id: 'DESK@hotel.example ' }, at('2025-10-01T09:05:00.000Z')),
    received({ city: 'Ooty' }, at('2025-10-01T09:04:00.000Z')),
  ];
  expect(await notesOf(...leads)).toEqual([['same as R-09:05'], ['same as R-09:05'], [], []]);
});

test('two leads with the same content are found by the sent content, even after the office edited one', async () => {
  const sent = { digest: 'd'.repeat(64) };
  const [later, earlier] = [at('2025-10-01T09:05:02.000Z', sent), at('2025-10-01T09:04:00.000Z', sent)];
  const edited = { status: 'Contacted', company_name: 'Pine Ridge Resort' };
  expect(await notesOf(received({}, later), received(edited, earlier))).toEqual([
    ['same as R-09:04'],
    ['Contacted'],
  ]);
});

test('a lead whose message was not sent, and a forgotten lead, are marked', async () => {
  const blank = { company_name: '', city: '', lead_name: '', email_id: '', phone: '', custom_message: '' };
  const forgotten = received({ ...blank, source: '', status: '' }, at('2025-10-01T09:05:00.000Z'));
  const due = received({}, { isMessageDue: true });
  expect(await notesOf(due, forgotten, { ...forgotten, id: 'other' })).toEqual([
    ['message to the office not sent yet'],
    ['forgotten'],
    ['forgotten'],
  ]);
  const text = leadsText(await withNotes([due]));
  expect(text.split('\n')[0]).toBe('K7-Q4M  1 Oct 2025, 14:35 · message to the office not sent yet');
});
