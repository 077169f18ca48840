import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatCount,
  formatPercent,
  formatRupees,
  formatRupeesAndPaise,
  roundsToLoss,
  rupeesInWords,
} from '../../../src/domain/money';

test('rupees have Indian grouping and no decimals', () => {
  expect(formatRupees(7_665_000)).toBe('₹76,65,000');
  expect(formatRupees(1_234_567.6)).toBe('₹12,34,568');
  expect(formatRupees(0)).toBe('₹0');
  expect(formatRupees(-0.4)).toBe('₹0');
  expect(formatRupees(-1500)).toBe('−₹1,500');
});

test('nights and percentages have one decimal at most, parts of a hundred two', () => {
  expect(formatCount(3650)).toBe('3,650');
  expect(formatCount(182_500)).toBe('1,82,500');
  expect(formatCount(2555.5)).toBe('2,555.5');
  expect(formatPercent(66.25)).toBe('66.3%');
  expect(formatPercent(70)).toBe('70%');
  expect(formatRupeesAndPaise(78.76)).toBe('₹78.76');
  expect(formatRupeesAndPaise(-3.5)).toBe('−₹3.5');
});

test('null, NaN and Infinity are shown as a dash', () => {
  for (const format of [formatRupees, formatCount, formatPercent, formatRupeesAndPaise, rupeesInWords]) {
    expect(format(null)).toBe('—');
    expect(format(Number.NaN)).toBe('—');
    expect(format(Number.POSITIVE_INFINITY)).toBe('—');
  }
});

test('an amount is a loss if it is rounded to minus one rupee or less', () => {
  expect([90_000, 0.5, -0.4, -0.5, -145_160].map(roundsToLoss)).toEqual([false, false, false, true, true]);
});

test.each([
  [0, '0 rupees'],
  [1, '1 rupee'],
  [999, '999 rupees'],
  [4000, '4 thousand rupees'],
  [99_999.6, '1 lakh rupees'],
  [275_473, '2 lakh 75 thousand 473 rupees'],
  [7_665_000, '76 lakh 65 thousand rupees'],
  [10_000_000, '1 crore rupees'],
  [123_456_789, '12 crore 34 lakh 56 thousand 789 rupees'],
  [1_000_000_000_000, '1,00,000 crore rupees'],
  [-5000, 'minus 5 thousand rupees'],
])('%d in words is %s', (rupees, words) => {
  expect(rupeesInWords(rupees)).toBe(words);
});

test('the words say the same amount as the figures', () => {
  const worth: Record<string, number> = { crore: 10_000_000, lakh: 100_000, thousand: 1000 };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (rupees) => {
      const words = rupeesInWords(rupees)
        .replace(/ rupees?$/, '')
        .split(' ');
      let total = 0;
      for (const [n, word] of words.entries()) {
        if (word in worth) continue;
        total += Number(word.replaceAll(',', '')) * (worth[words[n + 1] ?? ''] ?? 1);
      }
      expect(total).toBe(rupees);
    }),
  );
});
