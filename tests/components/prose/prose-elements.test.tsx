import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Bill } from '../../../src/components/prose/bill';
import { BarFigure, LineFigure, RangeFigure, WaterfallFigure } from '../../../src/components/prose/figures';
import { Cell, HeadCell, Table } from '../../../src/components/prose/text-elements';
import { ProseWordsContext } from '../../../src/components/prose/words';
import { articleCopy } from '../../../src/content/copy/article';

const drawings = { narrow: '<svg></svg>', wide: '<svg></svg>' };

afterEach(cleanup);

function show(element: ReactNode) {
  return render(<ProseWordsContext value={articleCopy.prose}>{element}</ProseWordsContext>).container;
}

/** The cells of the figure's table, row by row, whether it is open or not. */
function tableOf(container: HTMLElement): string[][] {
  return [...container.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''),
  );
}

test('a bill names its rows and writes amounts as money, with a true minus', () => {
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

test('the steps of a waterfall end in what is left', () => {
  const container = show(
    <WaterfallFigure
      {...drawings}
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

test('bars carry their notes into the table only when there are any', () => {
  const rows = [{ label: 'OTA', value: 21.2, note: 'with GST' }];
  expect(tableOf(show(<BarFigure {...drawings} caption="Example" unit="%" rows={rows} />))).toEqual([
    ['Item', 'Value', 'Note'],
    ['OTA', '21.2%', 'with GST'],
  ]);
  cleanup();
  const plain = show(
    <BarFigure {...drawings} caption="Example" unit="%" rows={[{ label: 'OTA', value: 21.2 }]} />,
  );
  expect(tableOf(plain)[0]).toEqual(['Item', 'Value']);
});

test('a value that is not known is a dash in the table of a line', () => {
  const container = show(
    <LineFigure
      {...drawings}
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

test('a range says its evidence in words', () => {
  const container = show(
    <RangeFigure
      {...drawings}
      caption="Example"
      unit="%"
      rows={[{ label: 'Pricing alone', from: 3, to: 7, kind: 'planning range' }]}
    />,
  );
  expect(tableOf(container)[1]).toEqual(['Pricing alone', '3%', '7%', 'planning range']);
});

test('a table too wide for a phone can be reached by keyboard, under the name of its first column', () => {
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
  expect(screen.getByRole('region', { name: 'Table: Where the night was sold' }).tabIndex).toBe(0);
});

test('numbers are set apart by a class, never by a style attribute that the content policy would refuse', () => {
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
  expect([...container.querySelectorAll('.num')].map((cell) => cell.textContent)).toEqual(['₹3,280']);
});
