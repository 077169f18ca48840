import { expect, test } from 'vitest';
import { measureLink } from '../../../src/content/navigation';
import { Page } from '../../../src/pages/services/page';
import { links, readPage, sectionOf, texts } from './read-page';

test('six services stand in their windows, each under an anchor of its own', () => {
  expect(texts(readPage(Page), 'li[id] h2')).toEqual([
    'AI-driven revenue management',
    'OTA management',
    'Reputation management',
    'Guest experience enhancement',
    'Budgeting and forecasting',
    'Operation consulting',
  ]);
});

test('the framework climbs from the ground floor: data signals first, revenue last', () => {
  const page = readPage(Page);
  expect(texts(page, 'ol .number')).toEqual(['Step 1', 'Step 2', 'Step 3', 'Step 4', 'Step 5']);
  expect(texts(page, 'ol h3')).toEqual([
    'Data signals',
    'Analysis',
    'Rate optimization',
    'Growth: listings and direct booking',
    'Revenue: one page a month',
  ]);
});

test('the lock says what it guards and where its reach ends', () => {
  const words = texts(readPage(Page), '.lock').join(' ');
  expect(words).toContain('Atomic reservation locking prevents overbooking');
  expect(words).toContain('guards one reservation store');
});

test('the three results stand with the hotel that two of them belong to', () => {
  const results = sectionOf(readPage(Page), 'Results: 45.8% annual OTA revenue growth at one hotel');
  expect(texts(results, 'dd')).toEqual(['45.8%', '103.2%', '9+']);
  expect(results?.textContent).toContain('Misty Night');
  expect(links(results)).toEqual([
    [measureLink.text, measureLink.href],
    ['See the case studies', '/case-studies'],
  ]);
});

test('how every figure was counted, and how a baseline is agreed, stands in one section', () => {
  const measures = sectionOf(readPage(Page), 'How we measure');
  expect(measures?.id).toBe('how-we-measure');
  const figures = texts(measures, 'dt').join(' ');
  for (const figure of ['45%', '45.8%', '18-32%', '31%', '93%', '92%']) expect(figures).toContain(figure);
  expect(texts(measures, 'h3')).toEqual(['How the baseline of a revenue share is agreed']);
});

test('help with a booking engine is offered beside the six, and leads to what one is', () => {
  const front = sectionOf(readPage(Page), 'Also: help with a booking engine for your website');
  expect(links(front)).toEqual([['How a booking engine works', '/blog/hotel-booking-engine']]);
});
