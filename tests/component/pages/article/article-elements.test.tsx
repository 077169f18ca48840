import { render, screen, within } from '@testing-library/react';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { articleCopy } from '../../../../src/content/copy/article';
import { Bill } from '../../../../src/pages/article/article-elements';
import { BarChart, LineChart, RangeChart, WaterfallChart } from '../../../../src/pages/article/charts';

const { columns } = articleCopy.prose;

function show(element: ReactNode) {
  return render(element).container;
}

/** Returns the cells of the figure's table, row by row, open or closed. */
function tableOf(container: HTMLElement): string[][] {
  return [...container.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''),
  );
}

test('a bill has a header cell per row, and amounts as money with a minus sign', () => {
  show(
    <Bill
      caption="What one night leaves"
      rows={[
        { label: 'Room rate', amount: 400000 },
        { label: 'Commission', amount: -72000 },
        { label: 'Left', amount: 328000, total: true },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'What one night leaves' });
  expect(within(table).getByRole('row', { name: 'Room rate ₹4,00,000' })).toBeDefined();
  expect(within(table).getByRole('row', { name: 'Commission −₹72,000' })).toBeDefined();
});

test('the last row of a waterfall is the rest', () => {
  const container = show(
    <WaterfallChart
      caption="Example"
      unit="₹"
      steps={[
        { label: 'Rate', value: 4000 },
        { label: 'Commission', value: -720 },
      ]}
      endLabel="You keep"
    />,
  );
  expect(tableOf(container).slice(1)).toEqual([
    ['Rate', '₹4,000'],
    ['Commission', '−₹720'],
    ['You keep', '₹3,280'],
  ]);
});

test('the table of a bar chart has a column of notes only if a bar has one', () => {
  const rows = [{ label: 'OTA', value: 21.2, note: 'with GST' }];
  expect(tableOf(show(<BarChart caption="Example" unit="%" rows={rows} />))).toEqual([
    [columns.item, columns.value, columns.note],
    ['OTA', '21.2%', 'with GST'],
  ]);
  const plain = show(<BarChart caption="Example" unit="%" rows={[{ label: 'OTA', value: 21.2 }]} />);
  expect(tableOf(plain)[0]).toEqual([columns.item, columns.value]);
});

test('an unknown value is a dash in the table of a line chart', () => {
  const container = show(
    <LineChart
      caption="Example"
      xLabel="Days before"
      yLabel="Rooms"
      unit=""
      x={['28', '14']}
      series={[{ name: 'This year', values: [2, null] }]}
    />,
  );
  expect(tableOf(container)).toEqual([
    ['Days before', 'This year'],
    ['28', '2'],
    ['14', '–'],
  ]);
});

test('the table of a range chart names the evidence', () => {
  const container = show(
    <RangeChart
      caption="Example"
      unit="%"
      rows={[{ label: 'Pricing alone', from: 3, to: 7, evidence: 'other', note: 'planning range' }]}
    />,
  );
  expect(tableOf(container)[1]).toEqual(['Pricing alone', '3%', '7%', 'planning range']);
});

const onlyBar = { caption: 'Two doors', unit: '₹', rows: [{ label: 'OTA', value: 4100 }] };

test('a chart of an article is drawn for a phone and for a wide column', () => {
  const { innerHTML } = show(<BarChart {...onlyBar} />);
  expect(innerHTML).toContain('<svg viewBox="0 0 350 ');
  expect(innerHTML).toContain('<svg viewBox="0 0 720 ');
  expect(innerHTML).toContain('₹4,100</text>');
});

test('the drawings of a chart are hidden from screen readers, which read caption and table', () => {
  expect(show(<BarChart {...onlyBar} />).querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(2);
});

test('a line chart with more or fewer values than x labels stops the build', () => {
  const labels = { caption: 'Bookings', unit: '', xLabel: 'Day', yLabel: 'Rooms', x: ['7', '0'] };
  const series = [{ name: 'This year', values: [1, 2, 3] }];
  expect(() => renderToString(<LineChart {...labels} series={series} />)).toThrow(
    '"series.0.values" must be a list of 2, one value for each x, got [1,2,3]',
  );
});

test.each([
  [{ rows: [{ label: 'OTA', value: '4100' }] }, '"rows.0.value" must be a number, got "4100"'],
  [{ rows: [{ label: 'OTA', value: 4100, lit: true }] }, '"rows.0.lit" is no field of it'],
  [
    { rows: undefined, steps: onlyBar.rows },
    '"rows" must be a list with at least one entry, got nothing\nBarChart: "steps" is no field of it',
  ],
])('%o stops the build with an error that names the chart and the field', (changes, fault) => {
  const chart = createElement(BarChart as ComponentType<object>, { ...onlyBar, ...changes });
  expect(() => renderToString(chart)).toThrow(`BarChart: ${fault}`);
});
