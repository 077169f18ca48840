import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchFaqs, splitAtMatches } from '../../../../src/features/faq/faq-search';

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
  expect(splitAtMatches('a+b a+b', 'A+B')).toEqual(['', 'a+b', ' ', 'a+b', '']);
});

test('a typed hyphen finds the dash of a range', () => {
  expect(splitAtMatches('It takes 2–3 weeks.', '2-3')).toEqual(['It takes ', '2–3', ' weeks.']);
  expect(splitAtMatches('In a follow-up', 'follow–up')).toEqual(['In a ', 'follow-up', '']);
});

test('a letter that is longer in lower case does not shift the highlight', () => {
  expect(splitAtMatches('İİ Istanbul', 'istanbul')).toEqual(['İİ ', 'Istanbul', '']);
});

test('a blank search highlights nothing', () => {
  expect(splitAtMatches('abc', '  ')).toEqual(['abc']);
});

test('the pieces are the whole text, and every second piece is a match', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, text, (before, search, after) => {
      const whole = before + search + after;
      const pieces = splitAtMatches(whole, search);
      expect(pieces.join('')).toBe(whole);
      expect(pieces.length % 2).toBe(1);
      const matches = pieces.filter((_, i) => i % 2 === 1);
      for (const match of matches) expect(splitAtMatches(match, search)).toEqual(['', match, '']);
      expect(matches.length > 0).toBe(search.trim() !== '');
      expect(searchFaqs([{ question: whole, answer: '' }], search)).toHaveLength(1);
    }),
  );
});
