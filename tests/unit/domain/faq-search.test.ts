import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchRanges, searchFaqs } from '../../../src/domain/faq-search';

const FAQS = [
  { question: 'What is OTA management?', answer: 'Listings kept current.' },
  { question: 'Contracts or retainers?', answer: 'Both (ask us).' },
];

test('the search finds text in questions and answers and ignores case', () => {
  expect(searchFaqs(FAQS, 'ota')).toEqual([FAQS[0]]);
  expect(searchFaqs(FAQS, 'BOTH')).toEqual([FAQS[1]]);
  expect(searchFaqs(FAQS, 'zebra')).toEqual([]);
});

test('a blank search returns all questions, and a trailing space is ignored', () => {
  expect(searchFaqs(FAQS, '')).toEqual(FAQS);
  expect(searchFaqs(FAQS, ' \t ')).toEqual(FAQS);
  expect(searchFaqs(FAQS, 'retainers ')).toEqual([FAQS[1]]);
});

test('special characters of regular expressions are plain text', () => {
  expect(searchFaqs(FAQS, '(ask')).toEqual([FAQS[1]]);
  expect(searchFaqs(FAQS, '.*')).toEqual([]);
  expect(matchRanges('a+b a+b', 'A+B')).toEqual([
    { start: 0, end: 3 },
    { start: 4, end: 7 },
  ]);
});

test('a letter that is longer in lower case does not shift the highlight', () => {
  const text = 'İİ Istanbul';
  expect(matchRanges(text, 'istanbul').map(({ start, end }) => text.slice(start, end))).toEqual(['Istanbul']);
});

test('a blank search highlights nothing', () => {
  expect(matchRanges('abc', '  ')).toEqual([]);
});

test('ranges are in order, inside the text, and each holds a match', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, text, (before, search, after) => {
      const whole = before + search + after;
      let last = 0;
      for (const { start, end } of matchRanges(whole, search)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(whole.length);
        last = end;
      }
      expect(searchFaqs([{ question: whole, answer: '' }], search)).toHaveLength(1);
    }),
  );
});
