import { expect, test } from 'vitest';
import { figuresIn, knownFigures } from './figures';

test('a figure is found in every notation', () => {
  expect(figuresIn('growth of 45.8%, ₹18,00,000 and ₹ 2,75,473, up 22 %')).toEqual([
    '45.8%',
    '22%',
    '₹1800000',
    '₹275473',
  ]);
});

test('a count, a year and a price without its currency sign are no figures', () => {
  expect(figuresIn('40+ channels since October 2025, 20 rooms')).toEqual([]);
});

test('a figure that no content file states is unknown', () => {
  expect(knownFigures('/about').has('87%')).toBe(false);
  expect(knownFigures('/blog/hotel-booking-engine').has('87%')).toBe(false);
});

test('a figure of a case study is known from its claim, calculated or stated', () => {
  expect(knownFigures('/case-studies/misty-night').has('45.8%')).toBe(true);
  expect(knownFigures('/case-studies/palatty').has('₹2092')).toBe(true);
});

test('an article may not use the figures of another article', () => {
  expect(knownFigures('/blog/reduce-ota-commission').has('₹5200')).toBe(true);
  expect(knownFigures('/blog/hotel-booking-engine').has('₹5200')).toBe(false);
});
