import { expect, test } from 'vitest';
import { head, Page } from '../../../src/pages/pricing/page';
import { links, readPage, sectionOf, texts } from './read-page';

test('the two letters are read as one sentence', () => {
  expect(readPage(Page).querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    'F plus s: a fixed subscription plus a share of growth',
  );
});

test('the banner gives its amount to one service and names the others beside it', () => {
  const banner = sectionOf(readPage(Page), 'Premium OTA and revenue management starts at ₹2,000 a month');
  expect(texts(banner, 'dd')).toEqual(['₹2,000', '40+', '92%']);
  expect(banner?.textContent).toContain('AI-driven revenue management from ₹4,000');
});

test('every way to a quote leads to the contact page', () => {
  expect(links(readPage(Page))).toEqual([
    ['Get a custom quote', '/contact'],
    ['Get Quote', '/contact'],
    ['Request a custom quote', '/contact'],
  ]);
});

test('four terms are stated', () => {
  expect(texts(sectionOf(readPage(Page), 'The terms, all four of them'), 'dt')).toEqual([
    'No long-term contracts',
    '30-day cancellation notice',
    'Performance-based adjustments',
    '31% average RevPAR growth in the first 6 months',
  ]);
});

test('search engines are told the prices on screen and the two plans that are not', () => {
  const data = JSON.stringify(head.structuredData?.('https://kitaki.example'));
  const prices = [...data.matchAll(/"price":(\d+)/g)].map(([, price]) => Number(price));
  expect(new Set(prices)).toEqual(new Set([2000, 3000, 4000, 25000, 75000]));
});
