import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Cell, HeadCell, Table } from '../../../../src/components/prose/table-elements';
import { articleCopy } from '../../../../src/content/copy/article';

test('the frame of a table can have the focus and is named after the first column', () => {
  render(
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

test('a column of numbers has a class in place of the style attribute that Markdown writes', () => {
  const { container } = render(
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
