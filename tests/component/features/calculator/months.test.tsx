import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calculatorMonthsCopy, losingMonthsCopy } from '../../../../src/content/copy/calculator/months';
import { calculatorPanelsCopy, panelIssueText } from '../../../../src/content/copy/calculator/panels';
import { calculatorSharingCopy } from '../../../../src/content/copy/calculator/sharing';
import { monthNames, seasonNames } from '../../../../src/content/copy/dates';
import type { Season } from '../../../../src/domain/calculator/year-by-months';
import { formatProfit } from '../../../../src/features/calculator/results/month-columns';
import { openCalculator, openPanel, roomField, seasonOf, setText, storedRoom } from './calculator-page';

const {
  groups: { busy, quiet },
  table,
} = calculatorMonthsCopy;
const [june = '', july = ''] = monthNames.slice(5);
type Panel = Awaited<ReturnType<typeof openPanel>>;

/** The hotel of the worked example in its stored shape: 12 rooms at ₹3,200, 60%. */
const EXAMPLE_HOTEL = {
  hotelName: 'Lake Road Inn',
  operatingDays: 365,
  roomTypes: [storedRoom('a', 'Room', { numberOfRooms: 12, averagePrice: 3200, occupancyRate: 60 })],
};

function fill(panel: Panel, fields: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(fields)) setText(panel.getByLabelText(label), value);
}

/** Sets the season of months. 0 is January. */
function mark(panel: Panel, season: Season, list: readonly number[]): void {
  for (const month of list) setText(panel.getByLabelText(seasonOf(month)), season);
}

/** The panels of the worked example in their stored shape: busy April, May and December, quiet June to September. */
const EXAMPLE_SEASONS = {
  version: 1,
  months: [0, 0, 0, 1, 1, 2, 2, 2, 2, 0, 0, 1],
  busyOccupancy: 85,
  busyPrice: 15,
  quietOccupancy: 25,
  quietPrice: 20,
};
const EXAMPLE_COSTS = { version: 1, fixedCosts: 260_000, nightCost: 900, bookingCosts: 15 };

const quietOccupancy = (panel: Panel) => panel.getByLabelText(`${quiet.title}: ${quiet.occupancy}`);

const row = (panel: Panel, name: string) =>
  [...panel.getByRole('row', { name: new RegExp(`^${name} `) }).children].map((cell) => cell.textContent);

test('all months start as ordinary, and the year equals the projection', async () => {
  openCalculator();
  const year = await openPanel('months');
  const lists = year.getAllByRole('combobox', {
    name: (text) => text.startsWith(calculatorMonthsCopy.seasonOf),
  });
  expect(lists.map((list) => (list as HTMLSelectElement).selectedOptions[0]?.textContent)).toEqual(
    Array.from({ length: 12 }, () => seasonNames.ordinary),
  );
  expect(year.getByText(calculatorMonthsCopy.revenues(7_665_000, 7_665_000))).toBeDefined();
  expect(row(year, table.total)).toEqual([table.total, '', '3,650', '70%', '₹3,000', '₹76,65,000']);
});

test('the example: seasons change the year, its average, its picture and its table', async () => {
  const { user } = openCalculator(EXAMPLE_HOTEL);
  const year = await openPanel('months');
  mark(year, 'busy', [3, 4, 11]);
  await user.click(year.getByRole('button', { name: calculatorMonthsCopy.markMonsoon }));
  fill(year, {
    [`${busy.title}: ${busy.occupancy}`]: '85',
    [`${busy.title}: ${busy.price}`]: '15',
    [`${quiet.title}: ${quiet.occupancy}`]: '25',
    [`${quiet.title}: ${quiet.price}`]: '20',
  });
  expect(year.getByText(calculatorMonthsCopy.revenues(7_869_312, 8_409_600))).toBeDefined();
  expect(calculatorMonthsCopy.revenues(7_869_312, 8_409_600)).toContain('₹5,40,288');
  expect(year.getByText(calculatorMonthsCopy.occupancies(54.6, 60))).toBeDefined();
  expect(year.getByRole('img', { name: calculatorMonthsCopy.picture([4, 11], [5, 8], []) })).toBeDefined();
  expect(row(year, june)).toEqual([june, seasonNames.quiet, '360', '25%', '₹2,560', '₹2,30,400']);
  expect(year.queryByRole('columnheader', { name: table.profit.label })).toBeNull();
});

test('the example: four months lose money, and the year breaks even', async () => {
  openCalculator(EXAMPLE_HOTEL, EXAMPLE_SEASONS);
  const year = await openPanel('months');
  const panel = await openPanel('losing');
  expect(panel.getByText(losingMonthsCopy.enterCosts)).toBeDefined();
  expect(panel.getByText(losingMonthsCopy.examples)).toBeDefined();
  expect(panel.getByLabelText(losingMonthsCopy.nightCost.label)).toHaveProperty('value', '900');
  expect(panel.getByLabelText(losingMonthsCopy.bookingCostPercent.label)).toHaveProperty('value', '14.5');
  fill(panel, {
    [losingMonthsCopy.fixedCosts.label]: '260000',
    [losingMonthsCopy.nightCost.label]: '900',
    [losingMonthsCopy.bookingCostPercent.label]: '15',
  });
  for (const sentence of [
    losingMonthsCopy.losingMonths([5, 6, 7, 8]),
    losingMonthsCopy.reserve(572_984, 5),
    losingMonthsCopy.closingPays(467_016),
    losingMonthsCopy.breakEven(37.6, 54.6),
  ])
    expect(panel.getByText(sentence)).toBeDefined();
  expect(row(year, june).slice(-2)).toEqual(['56.6%', formatProfit(-145_160)]);
  expect(row(year, table.total).slice(-2)).toEqual(['37.6%', '₹14,16,475']);
  expect(year.getAllByText(calculatorMonthsCopy.loss)).toHaveLength(4);
});

test('the example: July has fixed costs when it is closed', async () => {
  openCalculator(EXAMPLE_HOTEL, { ...EXAMPLE_SEASONS, ...EXAMPLE_COSTS });
  const year = await openPanel('months');
  mark(year, 'closed', [6]);
  expect(row(year, july)).toEqual([
    july,
    seasonNames.closed,
    '0',
    '—',
    '—',
    '₹0',
    '—',
    formatProfit(-260_000),
  ]);
  expect(year.getByText(calculatorMonthsCopy.revenues(7_631_232, 8_409_600))).toBeDefined();
  expect(year.getByText(calculatorMonthsCopy.moreDaysThanOpen(365, 334))).toBeDefined();
  expect(year.getByRole('img', { name: calculatorMonthsCopy.picture([4, 11], [5, 8], [6]) })).toBeDefined();
});

test('a season without an occupancy has a hint, which describes the field', async () => {
  const { user } = openCalculator();
  const year = await openPanel('months');
  expect(year.queryByText(calculatorMonthsCopy.enterOccupancy)).toBeNull();
  await user.click(year.getByRole('button', { name: calculatorMonthsCopy.markMonsoon }));
  const hint = year.getByText(calculatorMonthsCopy.enterOccupancy);
  expect(quietOccupancy(year).getAttribute('aria-describedby')).toContain(hint.closest('[id]')?.id);
});

test('the panel says that all months are closed', async () => {
  openCalculator(undefined, { version: 1, months: monthNames.map(() => 3) });
  const year = await openPanel('months');
  expect(year.getByText(calculatorMonthsCopy.allClosed)).toBeDefined();
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/);
});

test('without rooms, the panel and the printed sheet say so once', async () => {
  openCalculator(undefined, EXAMPLE_COSTS);
  const year = await openPanel('months');
  await openPanel('losing');
  setText(roomField('numberOfRooms'), '0');
  expect(year.getByText(calculatorMonthsCopy.noRooms)).toBeDefined();
  await screen.findByRole('button', { name: calculatorSharingCopy.actions.print });
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const printed = document.querySelectorAll('[data-sheet]');
    expect(printed).toHaveLength(2);
    const texts = [...printed].map(
      ({ textContent }) => textContent.split(calculatorMonthsCopy.noRooms).length - 1,
    );
    expect(texts).toEqual([0, 1]);
  });
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/);
});

test('negative costs are an error beside the field', async () => {
  openCalculator(EXAMPLE_HOTEL);
  const panel = await openPanel('losing');
  fill(panel, { [losingMonthsCopy.fixedCosts.label]: '-5' });
  expect(panel.getByText(panelIssueText({ unit: 'rupees', minimum: 0, maximum: null }))).toBeDefined();
});

test('a button copies the booking costs from the OTA panel', async () => {
  const { user } = openCalculator();
  setText((await openPanel('ota')).getByLabelText(calculatorPanelsCopy.ota.commission), '20');
  const panel = await openPanel('losing');
  await user.click(panel.getByRole('button', { name: losingMonthsCopy.takeOtaPercent(16) }));
  expect(panel.getByLabelText(losingMonthsCopy.bookingCostPercent.label)).toHaveProperty('value', '16');
});
