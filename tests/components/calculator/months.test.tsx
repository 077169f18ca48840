import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { card, openCalculator, openPanel, setText, storedRoom } from './calculator-page';

const months = 'Your year by months';
const losing = 'Which months lose money';
type Panel = Awaited<ReturnType<typeof openPanel>>;

/** The hotel of the worked example in its stored shape: 12 rooms at ₹3,200, 60%. */
const exampleHotel = {
  hotelName: 'Lake Road Inn',
  operatingDays: 365,
  roomTypes: [storedRoom('a', 'Room', { numberOfRooms: 12, averagePrice: 3200, occupancyRate: 60 })],
};

function fill(panel: Panel, fields: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(fields)) setText(panel.getByLabelText(label), value);
}

function mark(panel: Panel, seasons: Readonly<Record<string, string>>): void {
  for (const [month, season] of Object.entries(seasons))
    setText(panel.getByLabelText(`Season of ${month}`), season.toLowerCase());
}

/** Opens the worked example: busy April, May and December, quiet June to September. */
async function openExample() {
  const { user } = openCalculator(exampleHotel);
  const year = await openPanel(months);
  mark(year, { April: 'Busy', May: 'Busy', December: 'Busy' });
  await user.click(year.getByRole('button', { name: 'Mark June to September as quiet' }));
  fill(year, {
    'Busy months: occupancy, percent': '85',
    'Busy months: price, percent more': '15',
    'Quiet months: occupancy, percent': '25',
    'Quiet months: price, percent less': '20',
  });
  return { user, year };
}

const exampleCosts = {
  'Fixed costs in a month': '260000',
  'Cost of a sold night': '900',
  'Booking costs, percent': '15',
};

const row = (panel: Panel, name: string) =>
  [...panel.getByRole('row', { name: new RegExp(`^${name} `) }).children].map((cell) => cell.textContent);

test('all months start as ordinary, and the year equals the projection', async () => {
  openCalculator();
  const year = await openPanel(months);
  const lists = year.getAllByRole('combobox', { name: /^Season of / });
  expect(lists.map((list) => (list as HTMLSelectElement).selectedOptions[0]?.textContent)).toEqual(
    Array.from({ length: 12 }, () => 'Ordinary'),
  );
  expect(
    year.getByText('₹76,65,000 a year by months. The table above, the same every month: ₹76,65,000.'),
  ).toBeDefined();
  expect(row(year, 'Total')).toEqual(['Total', '', '3,650', '70%', '₹3,000', '₹76,65,000']);
});

test('the example: seasons change the year, its average, its picture and its table', async () => {
  const { year } = await openExample();
  expect(
    year.getByText(
      '₹78,69,312 a year by months. The table above, the same every month: ₹84,09,600. ₹5,40,288 less.',
    ),
  ).toBeDefined();
  expect(year.getByText('Your months average 54.6% full; the form says 60%.')).toBeDefined();
  expect(
    year.getByRole('img', { name: 'Best: May, December; weakest: June, September; none closed' }),
  ).toBeDefined();
  expect(row(year, 'June')).toEqual(['June', 'Quiet', '360', '25%', '₹2,560', '₹2,30,400']);
  expect(year.queryByRole('columnheader', { name: 'Left over' })).toBeNull();
});

test('the example: four months lose money, and the year breaks even', async () => {
  const { year } = await openExample();
  const panel = await openPanel(losing);
  expect(panel.queryByText(/lose money: /)).toBeNull();
  expect(panel.getByText('Starting figures are examples.')).toBeDefined();
  expect(panel.getByLabelText('Cost of a sold night')).toHaveProperty('value', '900');
  expect(panel.getByLabelText('Booking costs, percent')).toHaveProperty('value', '14.5');
  fill(panel, exampleCosts);
  for (const sentence of [
    '4 of 12 months lose money: June to September.',
    'Set aside ₹5,72,984 before June.',
    'Closing the losing months pays only if it saves more than ₹4,67,016 of their fixed costs.',
    'The year breaks even at 37.6% full; you have 54.6%.',
  ])
    expect(panel.getByText(sentence)).toBeDefined();
  expect(row(year, 'June').slice(-2)).toEqual(['56.6%', '−₹1,45,160, loss']);
  expect(row(year, 'Total').slice(-2)).toEqual(['37.6%', '₹14,16,475']);
  expect(year.getAllByText('loss', { exact: true })).toHaveLength(4);
});

test('the example: July has fixed costs when it is closed', async () => {
  const { year } = await openExample();
  fill(await openPanel(losing), exampleCosts);
  mark(year, { July: 'Closed' });
  expect(row(year, 'July')).toEqual(['July', 'Closed', '0', '—', '—', '₹0', '—', '−₹2,60,000, loss']);
  expect(year.getByText(/^₹76,31,232 a year by months\./)).toBeDefined();
  expect(year.getByText('The form says 365 days open; your months have 334.')).toBeDefined();
  expect(year.getByRole('img', { name: /; closed: July$/ })).toBeDefined();
});

test('the panel comments on contradictory months', async () => {
  const { user } = openCalculator();
  const year = await openPanel(months);
  const quiet = year.getByLabelText('Quiet months: occupancy, percent');
  expect(year.queryByText('Enter how full a quiet month is.')).toBeNull();
  await user.click(year.getByRole('button', { name: 'Mark June to September as quiet' }));
  const hint = year.getByText('Enter how full a quiet month is.');
  expect(quiet.getAttribute('aria-describedby')).toContain(hint.closest('[id]')?.id);
  setText(quiet, '130');
  expect(year.getByText('Enter a percentage from 0 to 100.')).toBeDefined();
  expect(quiet.getAttribute('aria-invalid')).toBe('true');
  setText(quiet, '80');
  expect(year.getByText('Quiet months are set fuller than busy ones.')).toBeDefined();
  mark(
    year,
    Object.fromEntries(
      year
        .getAllByRole('rowheader')
        .slice(0, 12)
        .map((th) => [th.textContent ?? '', 'Closed']),
    ),
  );
  expect(year.getByText('Every month is closed.')).toBeDefined();
  setText(card(1).getByLabelText('Rooms'), '0');
  expect(year.getByText('Add a room type with at least one room.')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined/);
});

test('the panel comments on unusual costs', async () => {
  openCalculator(exampleHotel);
  const panel = await openPanel(losing);
  const year = await openPanel(months);
  fill(panel, { ...exampleCosts, 'Fixed costs in a month': '20000000' });
  expect(panel.getByText('Every month loses money.')).toBeDefined();
  expect(panel.queryByText(/^Set aside/)).toBeNull();
  expect(panel.getByText('Even full, June loses ₹1,93,44,800.')).toBeDefined();
  fill(panel, { 'Cost of a sold night': '5000' });
  expect(panel.getByText('Each sold night costs more than it brings.')).toBeDefined();
  expect(row(year, 'June').slice(-2)[0]).toBe('—');
  fill(panel, { 'Fixed costs in a month': '1e300' });
  expect(row(year, 'Total').slice(-1)).toEqual(['—']);
  fill(panel, { 'Fixed costs in a month': '-5' });
  expect(panel.getByText('Enter an amount in rupees, 0 or more.')).toBeDefined();
  setText(screen.getByLabelText('Operating days per year'), '300');
  fill(panel, exampleCosts);
  expect(panel.getByText('Your 300 open days are spread over the open months.')).toBeDefined();
  expect(panel.queryByText(/^Closing the losing months/)).toBeNull();
});

test('a button copies the booking costs from the OTA panel', async () => {
  const { user } = openCalculator();
  setText((await openPanel('What the OTAs keep')).getByLabelText('Commission'), '20');
  const panel = await openPanel(losing);
  await user.click(panel.getByRole('button', { name: /from “What the OTAs keep”/ }));
  expect(panel.getByLabelText('Booking costs, percent')).toHaveProperty('value', '16');
});
