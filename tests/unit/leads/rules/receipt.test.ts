import fc from 'fast-check';
import { expect, test } from 'vitest';
import { receiptOf } from '../../../../src/leads/rules/receipt';

const anId = fc.stringMatching(/^[0-9a-f]{32}$/);

test('a receipt has the form K7-Q4M and no character that is mistaken for another', () => {
  fc.assert(
    fc.property(anId, (id) => /^[AC-FHJKMNP-RTV-Y34679]{2}-[AC-FHJKMNP-RTV-Y34679]{3}$/.test(receiptOf(id))),
  );
});

test('the receipt of an id never changes, because a phone and the office compare it', () => {
  expect(receiptOf('0123456789abcdef0123456789abcdef')).toBe('VF-EPN');
  expect(receiptOf('fedcba9876543210fedcba9876543210')).toBe('4Y-PP4');
});

test('five thousand ids share few receipts', () => {
  const ids = fc.sample(anId, { numRuns: 5000, seed: 1 });
  const distinct = new Set(ids).size;
  expect(new Set(ids.map(receiptOf)).size).toBeGreaterThan(distinct - 20);
});
