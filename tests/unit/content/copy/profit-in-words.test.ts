import { expect, test } from 'vitest';
import { profitInWords } from '../../../../src/content/copy/calculator-months';
import { roundsToLoss } from '../../../../src/domain/calculator/year-after-costs';

test.each([
  [0.5, '₹1', false],
  [-0.4, '₹0', false],
  [-0.5, '−₹1', true],
])('a profit of %d rupees begins with %s', (rupees, figure, loss) => {
  expect(profitInWords(rupees).split(',')[0]).toBe(figure);
  expect(roundsToLoss(rupees)).toBe(loss);
});
