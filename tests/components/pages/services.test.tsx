import { expect, test } from 'vitest';
import { Page } from '../../../src/pages/services/page';
import { links, readPage, sectionOf, texts } from './read-page';

test('six services stand in their windows, each under an anchor of its own', () => {
  expect(texts(readPage(Page), 'li[id] h2')).toEqual([
    'AI-driven dynamic pricing',
    'OTA management',
    'Reputation management',
    'Guest experience enhancement',
    'Budgeting and forecasting',
    'Operation consulting',
  ]);
});

test('the framework climbs from the ground floor: data signals first, revenue last', () => {
  const page = readPage(Page);
  expect(texts(page, 'ol .number')).toEqual(['Ground', 'Floor 1', 'Floor 2', 'Floor 3', 'Floor 4']);
  expect(texts(page, 'ol h3')).toEqual([
    'Data signals',
    'Analysis',
    'Rate optimization',
    'Growth',
    'Revenue',
  ]);
});

test('the lock says what it guards and where its reach ends', () => {
  const words = texts(readPage(Page), '.lock').join(' ');
  expect(words).toContain('Atomic reservation locking prevents overbooking');
  expect(words).toContain('guards one reservation store');
});

test('the three results stand with the house that two of them belong to', () => {
  const results = sectionOf(readPage(Page), 'Proven results');
  expect(texts(results, 'dd')).toEqual(['45.8%', '103.2%', '9+']);
  expect(results?.textContent).toContain('Misty Night');
  expect(links(results)).toEqual([['See the case studies', '/case-studies']]);
});
