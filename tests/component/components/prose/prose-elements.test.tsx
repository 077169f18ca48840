import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { BarChart, LineChart, RangeChart, WaterfallChart } from '../../../../src/components/prose/charts';
import { Bill } from '../../../../src/components/prose/elements';
import { Cell, HeadCell, Table } from '../../../../src/components/prose/table-elements';
import { articleCopy } from '../../../../src/content/copy/article';

const { columns } = articleCopy.prose;
const DRAWINGS = { narrow: '<svg></svg>', wide: '<svg></svg>' };

afterEach(cleanup);

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
      {...DRAWINGS}
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
  expect(tableOf(show(<BarChart {...DRAWINGS} caption="Example" unit="%" rows={rows} />))).toEqual([
    [columns.item, columns.value, columns.note],
    ['OTA', '21.2%', 'with GST'],
  ]);
  cleanup();
  const plain = show(
    <BarChart {...DRAWINGS} caption="Example" unit="%" rows={[{ label: 'OTA', value: 21.2 }]} />,
  );
  expect(tableOf(plain)[0]).toEqual([columns.item, columns.value]);
});

test('an unknown value is a dash in the table of a line chart', () => {
  const container = show(
    <LineChart
      {...DRAWINGS}
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
      {...DRAWINGS}
      caption="Example"
      unit="%"
      rows={[{ label: 'Pricing alone', from: 3, to: 7, evidence: 'other', note: 'planning range' }]}
    />,
  );
  expect(tableOf(container)[1]).toEqual(['Pricing alone', '3%', '7%', 'planning range']);
});

test('the frame of a table can have the focus and is named after the first column', () => {
  show(
    <Table>
      <thead>
        <tr>
          <HeadCell>Where the night was sold</HeadCell>
          <HeadCell style={{ textAlign: 'right' }}>You keep</HeadCell>
        </tr>
      </thead>
      <tbody>
        <tr>
          <Cell>OTA</Cell>
          <Cell style={{ textAlign: 'right' }}>₹3,280</Cell>
        </tr>
      </tbody>
    </Table>,
  );
  expect(
    screen.getByRole('region', { name: articleCopy.prose.table('Where the night was sold') }).tabIndex,
  ).toBe(0);
});

test('a column of numbers has a class, and no style attribute, which the content policy would refuse', () => {
  const container = show(
    <table>
      <tbody>
        <tr>
          <Cell style={{ textAlign: 'right' }}>₹3,280</Cell>
          <Cell>OTA</Cell>
        </tr>
      </tbody>
    </table>,
  );
  expect(container.querySelector('[style]')).toBeNull();
  expect([...container.querySelectorAll('.number')].map((cell) => cell.textContent)).toEqual(['₹3,280']);
});
