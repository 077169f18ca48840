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

const submitted: HistoryEvent = { kind: 'submitted', hotel, corrects: null };
const restored: HistoryEvent = { kind: 'restored', receipt };
const leadEvent: HistoryEvent = { kind: 'lead-event' };
const corrected = (by = correction, corrects = original): HistoryEvent => ({
  kind: 'submitted',
  hotel: by.hotel,
  corrects,
});
const deleted = ({ hotel, receipt } = original, ...otherCards: StoredRow[]): HistoryEvent => ({
  kind: 'deleted',
  receipt,
  hotel,
  listed: [receipt, ...otherCards.map((card) => card.receipt)],
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
  receipt,
  text: kind,
});
const saved = [submitted, notice('saved')];

test.each<[string, HistoryEvent[], StoredRow[]]>([
  ['saved, sent and tracked', [...saved, attempt('pass'), notice('sent'), leadEvent], [original]],
  ['refused with an Error', [submitted, attempt('422'), notice('error')], []],
  ['stored, and its answer lost', [submitted, attempt('lose-answer'), notice('error')], [original]],
  ['deleted', [...saved, deleted()], []],
  ['cleared after a lost request', [submitted, attempt('drop'), { kind: 'cleared', hotel }], []],
  ['deleted while a request was under way', [submitted, attempt('late'), deleted()], [original]],
  ['replaced by its correction', [...saved, corrected()], [correction]],
  [
    'replaced by a correction of its correction',
    [...saved, corrected(), notice('saved', correction), corrected(second, correction)],
    [second],
  ],
  ['replaced by a correction that was deleted', [...saved, corrected(), deleted(correction)], []],
  [
    'sent after an Error of its correction, which was submitted again',
    [...saved, corrected(), attempt('422', correction), notice('error', correction), attempt('pass')],
    [original, correction],
  ],
  [
    'sent after an Error of its correction, which was then saved and corrected',
    [
      ...saved,
      ...[corrected(), attempt('drop', correction), notice('error', correction), attempt('pass')],
      ...[corrected(), notice('saved', correction), corrected(second, correction)],
    ],
    [original, second],
  ],
  ['sent before its correction', [submitted, attempt('lose-answer'), corrected()], [original, correction]],
  [
    'sent before its second correction, after the page closed before it stored the first',
    [...saved, corrected(), attempt('lose-answer'), corrected(second)],
    [original, second],
  ],
])('a lead that was %s has no problem', (_, history, rows) => {
  expect(checkHistory(history, rows)).toEqual([]);
});

const LOST = `${receipt} (${hotel}) was promised (sent, and no notice said what became of it) and is not stored`;
const SAVED_AND_LOST = `${receipt} (hotel unknown) was promised (notice "saved") and is not stored`;
const BOTH = `${receipt} (${hotel}) is stored, and so is its correction Lake View`;
const DELETED = `${receipt} (${hotel}) is stored and was deleted`;

test.each<[string, HistoryEvent[], StoredRow[], string[]]>([
  ['lost', [submitted, attempt('drop')], [], [LOST]],
  [
    'called sent but not stored',
    [submitted, notice('sent')],
    [],
    [`${receipt} (hotel unknown) was promised (notice "sent") and is not stored`],
  ],
  [
    'lost with its correction, which was called saved before an Error',
    [...saved, corrected(), notice('saved', correction), notice('error', correction)],
    [],
    [SAVED_AND_LOST, 'B2-CDE (hotel unknown) was promised (notice "saved") and is not stored'],
  ],
  [
    'lost, although it had its own card when its correction was deleted',
    [...saved, corrected(), deleted(correction, original)],
    [],
    [SAVED_AND_LOST],
  ],
  [
    'called saved again and lost with its correction',
    [...saved, corrected(), notice('saved')],
    [],
    [SAVED_AND_LOST],
  ],
  [
    'lost, although its form was cleared after it was called saved',
    [...saved, attempt('drop'), { kind: 'cleared', hotel }],
    [],
    [`${receipt} (${hotel}) was promised (notice "saved") and is not stored`],
  ],
  [
    'lost after an Error without network and a second submission',
    [submitted, notice('error'), attempt('drop')],
    [],
    [LOST],
  ],
  [
    'restored but not stored',
    [...saved, deleted(), restored],
    [],
    [`${receipt} (${hotel}) was promised (Undo) and is not stored`],
  ],
  [
    'stored twice with one id',
    [submitted, notice('error')],
    [original, original],
    ['the id id-of-K7-Q4M is stored 2 times', 'the hotel Pine Ridge is stored 2 times'],
  ],
  [
    'stored with two ids',
    [submitted],
    [original, { ...original, id: 'd4e5f6' }],
    ['the hotel Pine Ridge is stored 2 times'],
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
    [`${receipt} (hotel unknown) is stored, and so is its correction Lake View`],
  ],
  [
    'stored beside the correction of its correction',
    [...saved, corrected(), corrected(second, correction)],
    [original, second],
    [`${receipt} (hotel unknown) is stored, and so is its correction Hill Top`],
  ],
  [
    'stored beside its correction after a dropped request',
    [...saved, attempt('drop'), corrected()],
    [original, correction],
    [BOTH],
  ],
  ['sent after its correction', [...saved, corrected(), attempt('pass')], [original, correction], [BOTH]],
  [
    'sent after its correction, and after an Error about another lead that was sent before',
    [...saved, attempt('lose-answer', second), notice('error', second), corrected(), attempt('pass')],
    [original, correction],
    [BOTH],
  ],
  [
    'sent after its correction, and stored beside the correction of that',
    [...saved, corrected(), attempt('pass'), corrected(second, correction)],
    [original, second],
    [`${receipt} (${hotel}) is stored, and so is its correction Hill Top`],
  ],
  [
    'sent after its deletion',
    [submitted, deleted(), attempt('drop'), notice('error')],
    [],
    [`${receipt} (${hotel}) was sent after it was deleted`],
  ],
  ['stored after its deletion', [...saved, deleted()], [original], [DELETED]],
  ['dropped, deleted, and stored', [submitted, attempt('drop'), deleted()], [original], [DELETED]],
  ['seen with a fault', [{ kind: 'problem', text: 'console: bug' }], [], ['console: bug']],
])('a lead that was %s is a problem', (_, history, rows, problems) => {
  expect(checkHistory(history, rows)).toEqual(problems);
});
