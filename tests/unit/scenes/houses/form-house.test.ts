import { expect, test } from 'vitest';
import { formHouse } from '../../../../src/scenes/houses/form-house';

const lights = (svg: string) => svg.match(/<use /g)?.length ?? 0;

test('each completed field lights one window', () => {
  expect([0, 1, 4].map((lit) => lights(formHouse({ id: 'f', lit })))).toEqual([0, 1, 4]);
});

test('only the window of the last completed field is marked as new', () => {
  expect(formHouse({ id: 'f', lit: 3, previousLit: 2 }).match(/class="now"/g)).toHaveLength(1);
});

test('a window that is dark now is drawn once more, so that it can fade', () => {
  const svg = formHouse({ id: 'f', lit: 2, previousLit: 3 });
  expect(svg.match(/class="was"/g)).toHaveLength(1);
  expect(lights(svg)).toBe(3);
});
