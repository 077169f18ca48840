import { expect, test } from 'vitest';
import { calculatorMonthsCopy, losingMonthsCopy } from '../../../../src/content/copy/calculator/months';
import { calculatorCopy } from '../../../../src/content/copy/calculator/page';
import { calculatorPanelsCopy, panelIssueText } from '../../../../src/content/copy/calculator/panels';
import { calculatorPrintCopy } from '../../../../src/content/copy/calculator/print';
import { calculatorSharingCopy, pictureCopy } from '../../../../src/content/copy/calculator/sharing';
import { monthList, monthNames, seasonNames } from '../../../../src/content/copy/dates';
import { messageSuggestionCopy } from '../../../../src/content/copy/leads/message-suggestion';
import { pluralForm } from '../../../../src/content/copy/plural-form';
import { PANEL_RULES } from '../../../../src/domain/calculator/panel-input';
import type { Season } from '../../../../src/domain/calculator/year-by-months';

const tent = { name: 'Tent', numberOfRooms: 10, averagePrice: 3000, occupancyRate: 70 };

// The words may change. These rules keep the sentences of the calculator true, and other tests read them from src/content.

test('only the number one has the singular', () => {
  expect([0, 1, 2].map((count) => pluralForm(count, 'one', 'many'))).toEqual(['many', 'one', 'many']);
});

test.each<[string, (count: number) => string]>([
  ['room', (count) => messageSuggestionCopy.projection.room({ ...tent, numberOfRooms: count })],
  ['room', (count) => pictureCopy.rooms(count, 70)],
  ['room', (count) => calculatorCopy.street({ sold: 7, rooms: count, areRoomsGrouped: false })],
  ['room', (count) => calculatorPrintCopy.occupancy(70, count)],
  ['operating day', (count) => calculatorPrintCopy.total('', count)],
  ['day', messageSuggestionCopy.projection.days],
  ['open day', losingMonthsCopy.operatingDaysAreSpread],
  ['point', (count) => calculatorPrintCopy.better.text({ occupancyPoints: count, pricePercent: 8 }, 5, 5)],
])('a number of %ss that is shown as 1 has the singular', (noun, sentence) => {
  const words = [1, 1.04, 1.06, 10].map((count) => sentence(count).match(`[\\d.]+ ${noun}s?\\b`)?.[0]);
  expect(words).toEqual([`1 ${noun}`, `1 ${noun}`, `1.1 ${noun}s`, `10 ${noun}s`]);
});

test('the sentence about the year by months names its difference from the table above', () => {
  expect(calculatorMonthsCopy.revenues(7_869_312, 8_409_600)).toMatch(/₹5,40,288 less/);
  expect(calculatorMonthsCopy.revenues(8_409_600, 7_869_312)).toMatch(/₹5,40,288 more/);
  for (const equal of [calculatorMonthsCopy.revenues(5, 5), calculatorMonthsCopy.revenues(null, 5)])
    expect(equal).not.toMatch(/\b(more|less)\b/);
  expect(calculatorPanelsCopy.better.gain(false, null)).toMatch(/^more/);
  expect(calculatorPanelsCopy.better.gain(true, null)).toMatch(/^less/);
});

test('the printed sentence about a better year has "less", and no unknown percentage', () => {
  const { text } = calculatorPrintCopy.better;
  expect(text({ occupancyPoints: 5, pricePercent: 8 }, 1_204_500, 15.7)).toMatch(
    /5 points more .*8% more .*₹12,04,500 more .*, 15\.7%\./,
  );
  expect(text({ occupancyPoints: -3, pricePercent: -8 }, -908_850, -11.9)).toMatch(
    /\b3 points less .* 8% less .* ₹9,08,850 less .*, 11\.9%\./,
  );
  expect(text({ occupancyPoints: 5, pricePercent: -8 }, null, null)).toMatch(
    /5 points more .* 8% less .*: — [^,—]*$/,
  );
});

test('losing months are counted and named, unless none or all of them lose money', () => {
  const summer = [5, 6, 7, 8];
  expect(losingMonthsCopy.losingMonths(summer)).toMatch(new RegExp(`^4 .* ${monthList(summer)}`));
  for (const list of [[], [...monthNames.keys()]]) {
    const sentence = losingMonthsCopy.losingMonths(list);
    expect(monthNames.some((name) => sentence.includes(name))).toBe(false);
  }
  expect(losingMonthsCopy.losingMonths([])).not.toBe(losingMonthsCopy.losingMonths([...monthNames.keys()]));
});

test('a message names the marked months by season, and no ordinary month', () => {
  const seasons = monthNames.map((_, month): Season => (month > 8 ? 'quiet' : 'ordinary')).with(4, 'busy');
  const text = calculatorSharingCopy.message.byMonths(5_926_500, seasons);
  const [quiet, busy] = [seasonNames.quiet, seasonNames.busy].map((name) => name.toLowerCase());
  expect(text).toContain(`₹59,26,500, ${quiet} ${monthList([9, 10, 11])}; ${busy} ${monthList([4])}`);
  expect(calculatorSharingCopy.message.byMonths(5_926_500, [])).toMatch(/₹59,26,500$/);
});

test('a message about a percentage names the limits of its field, and no lower limit for a field without one', () => {
  const message = (field: 'commission' | 'busyPriceRise' | 'pricePercent') =>
    panelIssueText(PANEL_RULES[field]);
  expect(message('commission')).toMatch(/from 0 to 100/);
  expect(message('busyPriceRise')).toMatch(/from 0 to 200/);
  expect(message('pricePercent')).toMatch(/up to 100.*negative/);
  expect(message('pricePercent')).not.toMatch(/\b0\b/);
});

const { room, days, total, sentence } = messageSuggestionCopy.projection;
const year = { operatingDays: 365, nightsOnOffer: 3650, nightsSold: 2555, revenue: 7_665_000 };
const row = { ...tent, ...year, id: 'a', shownName: 'Tent' };
const words = '66 lakh 37 thousand 500 rupees';

test.each<[string, RegExp]>([
  [room(tent), /Tent.*\b10\b.*₹3,000.*70%/],
  [days(365), /\b365\b/],
  [total(6_637_500), new RegExp(`₹66,37,500.*${words}`)],
  [sentence('Hill View', 6_637_500), /Hill View.*₹66,37,500/],
  [calculatorSharingCopy.message.room(row), /Tent.*3,650.*70%.*₹76,65,000/],
  [calculatorSharingCopy.message.total(6_637_500), new RegExp(`₹66,37,500.*${words}`)],
  [
    calculatorSharingCopy.received.text({ hotel: 'Hill View', roomTypeCount: 2, total: '₹5' }),
    /Hill View.*\b2\b.*₹5/,
  ],
  [losingMonthsCopy.breakEven(37.6, 54.6), /37\.6%.*54\.6%/],
  [losingMonthsCopy.reserve(572_984, 5), /₹5,72,984 .*June/],
  [losingMonthsCopy.closingPays(572_984), /₹5,72,984 /],
  [losingMonthsCopy.lossWhenFull(6, 145_160), /July.*₹1,45,160/],
  [losingMonthsCopy.operatingDaysAreSpread(300), /\b300\b/],
  [calculatorMonthsCopy.occupancies(37.6, 54.6), /37\.6%.*54\.6%/],
  [calculatorMonthsCopy.moreDaysThanOpen(365, 300), /365 .*300/],
  [calculatorCopy.street({ sold: 7, rooms: 10, areRoomsGrouped: false }), /7.*10/],
])('each number is in its place: %s', (text, order) => {
  expect(text).toMatch(order);
});
