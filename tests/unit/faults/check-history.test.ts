import { expect, test } from 'vitest';
import { checkHistory, emailOf } from '../../faults/check-history';
import type { HistoryEvent, NoticeKind, StoredRow } from '../../faults/history-event';
import type { NetworkFault } from '../../support/network-faults';

const row = (hotel: string, receipt: string): StoredRow => ({
  id: `id-of-${receipt}`,
  receipt,
  hotel,
  email: emailOf(hotel),
});
const original = row('Pine Ridge', 'K7-Q4M');
const correction = row('Lake View', 'B2-CDE');
const second = row('Hill Top', 'C3-DEF');
const { hotel, receipt } = original;

const submitted: HistoryEvent = { kind: 'submitted', hotel, correctedReceipt: null };
const restored: HistoryEvent = { kind: 'restored', receipt };
const leadEvent: HistoryEvent = { kind: 'lead-event' };
const corrected = (by = correction, correctedReceipt = receipt): HistoryEvent => ({
  kind: 'submitted',
  hotel: by.hotel,
  correctedReceipt,
});
const deleted = ({ hotel, receipt } = original): HistoryEvent => ({
  kind: 'deleted',
  receipt,
  hotel,
  listed: [receipt],
});
const attempt = (fault: NetworkFault, { hotel, receipt } = original): HistoryEvent => ({
  kind: 'attempt',
  receipt,
  hotel,
  fault,
});
const notice = (kind: NoticeKind, { receipt } = original): HistoryEvent => ({
  kind: 'notice',
  notice: kind,
  receipts: [receipt],
  text: kind,
});
const saved = [submitted, notice('saved')];

test.each<[string, HistoryEvent[], StoredRow[]]>([
  ['saved, sent and tracked', [...saved, attempt('pass'), notice('sent'), leadEvent], [original]],
  ['refused with an Error', [submitted, attempt('422'), notice('error')], []],
  ['deleted', [...saved, deleted()], []],
  ['cleared after a lost request', [submitted, attempt('drop'), { kind: 'cleared', hotel }], []],
  ['deleted while a request was under way', [submitted, attempt('late'), deleted()], [original]],
  ['replaced by its correction', [...saved, corrected()], [correction]],
  [
    'replaced by a correction of its correction',
    [...saved, corrected(), notice('saved', correction), corrected(second, correction.receipt)],
    [second],
  ],
  ['replaced by a correction that was deleted', [...saved, corrected(), deleted(correction)], []],
  [
    'sent after an Error of its correction, which was submitted again',
    [...saved, corrected(), attempt('422', correction), notice('error', correction), attempt('pass')],
    [original, correction],
  ],
  ['sent before its correction', [submitted, attempt('lose-answer'), corrected()], [original, correction]],
])('a lead that was %s has no problem', (_, history, rows) => {
  expect(checkHistory(history, rows)).toEqual([]);
});

const label = `${receipt} (${hotel})`;

test.each<[string, HistoryEvent[], StoredRow[], string[]]>([
  [
    'lost',
    [submitted, attempt('drop')],
    [],
    [`${label}: sent from a form, and no Error was shown, stored 0 times`],
  ],
  [
    'called sent but not stored',
    [submitted, notice('sent')],
    [],
    [`${label}: notice "sent", stored 0 times`],
  ],
  [
    'lost with its correction, which was called saved before an Error',
    [...saved, corrected(), notice('saved', correction), notice('error', correction)],
    [],
    ['B2-CDE (Lake View): notice "saved", stored 0 times'],
  ],
  [
    'called saved again and lost with its correction',
    [...saved, corrected(), notice('saved')],
    [],
    [`${label}: notice "saved", stored 0 times`],
  ],
  [
    'lost, although its form was cleared after it was called saved',
    [...saved, attempt('drop'), { kind: 'cleared', hotel }],
    [],
    [`${label}: notice "saved", stored 0 times`],
  ],
  [
    'lost after an Error without network and a second submission',
    [submitted, notice('error'), attempt('drop')],
    [],
    [`${label}: sent from a form, and no Error was shown, stored 0 times`],
  ],
  [
    'restored but not stored',
    [...saved, deleted(), restored],
    [],
    [`${label}: brought back with Undo, stored 0 times`],
  ],
  [
    'stored twice with one id',
    [submitted, notice('error')],
    [original, original],
    ['the lead id id-of-K7-Q4M is stored 2 times', 'Pine Ridge is stored 2 times'],
  ],
  [
    'stored with two ids',
    [submitted],
    [original, { ...original, id: 'd4e5f6' }],
    ['Pine Ridge is stored 2 times'],
  ],
  ['stored without a submission', [], [original], ['Pine Ridge is stored and was never submitted']],
  [
    'mixed with another lead',
    [submitted],
    [{ ...original, email: correction.email }],
    ['Pine Ridge is stored with the address desk@lake-view.example'],
  ],
  ['tracked twice', [submitted, leadEvent, leadEvent], [original], ['2 Lead events for 1 rows']],
  [
    'stored beside its correction',
    [...saved, corrected()],
    [original, correction],
    [`${label} is stored, and so is its correction Lake View`],
  ],
  ['stored after its deletion', [...saved, deleted()], [original], [`${label} is stored and was deleted`]],
  [
    'sent after its deletion',
    [submitted, deleted(), attempt('drop'), notice('error')],
    [],
    [`${label} was sent after it was deleted`],
  ],
  ['seen with a fault', [{ kind: 'problem', text: 'console: bug' }], [], ['console: bug']],
])('a lead that was %s is a problem', (_, history, rows, problems) => {
  expect(checkHistory(history, rows)).toEqual(problems);
});
