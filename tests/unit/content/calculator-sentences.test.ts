import { expect, test } from 'vitest';
import { leftOverInWords, losingCopy, monthsCopy } from '../../../src/content/copy/calculator-months';
import { panelsCopy } from '../../../src/content/copy/calculator-panels';
import { share } from '../../../src/content/copy/calculator-sharing';
import { counted } from '../../../src/content/copy/counted';
import { leadSubjectCopy } from '../../../src/content/copy/lead-subject';
import { monthList, monthNames, seasonNames } from '../../../src/content/copy/month-names';

// The words may change. These rules keep the sentences of the calculator true, and other tests read them from src/content.

test('only the number one has the singular', () => {
  expect([0, 1, 2].map((count) => counted(count, 'one', 'many'))).toEqual(['many', 'one', 'many']);
  const room = (numberOfRooms: number) =>
    leadSubjectCopy.projection.room({ name: 'Tent', numberOfRooms, averagePrice: 1, occupancyRate: 1 });
  expect([room(1), room(10)]).toEqual([
    expect.stringMatching(/ 1 room,/),
    expect.stringMatching(/ 10 rooms,/),
  ]);
});

test('the year by months is called more or less than the table above, with the difference', () => {
  expect(monthsCopy.year(7_869_312, 8_409_600)).toMatch(/₹5,40,288 less/);
  expect(monthsCopy.year(8_409_600, 7_869_312)).toMatch(/₹5,40,288 more/);
  for (const equal of [monthsCopy.year(5, 5), monthsCopy.year(null, 5)])
    expect(equal).not.toMatch(/\b(more|less)\b/);
  expect(panelsCopy.better.gain(false, null)).toMatch(/^more/);
  expect(panelsCopy.better.gain(true, null)).toMatch(/^less/);
});

test('a loss has a minus sign and a word, a gain has neither', () => {
  expect(leftOverInWords(-145_160)).toMatch(/^−₹1,45,160, \w/);
  expect(leftOverInWords(90_000)).toBe('₹90,000');
});

test('losing months are counted and named, unless none or all of them lose money', () => {
  const summer = [5, 6, 7, 8];
  expect(losingCopy.months(summer)).toMatch(new RegExp(`^4 .* ${monthList(summer)}`));
  for (const list of [[], [...monthNames.keys()]]) {
    const sentence = losingCopy.months(list);
    expect(monthNames.some((name) => sentence.includes(name))).toBe(false);
  }
  expect(losingCopy.months([])).not.toBe(losingCopy.months([...monthNames.keys()]));
});

test('a message names the marked months by season, and no ordinary month', () => {
  const seasons = monthNames.map((_, month) => (month === 4 ? 'busy' : month > 8 ? 'quiet' : 'ordinary'));
  const text = share.message.byMonths(5_926_500, seasons);
  const [quiet, busy] = [seasonNames.quiet, seasonNames.busy].map((name) => name.toLowerCase());
  expect(text).toContain(`₹59,26,500, ${quiet} ${monthList([9, 10, 11])}; ${busy} ${monthList([4])}`);
  expect(share.message.byMonths(5_926_500, [])).toMatch(/₹59,26,500$/);
});
