import { expect, test } from 'vitest';
import { pricingCopy } from '../../../src/content/copy/pricing';
import { planPrices, priceList } from '../../../src/content/pricing';
import { pricingExample } from '../../../src/content/pricing-example';
import { head, Page } from '../../../src/pages/pricing/page';
import { links, readPage, sectionOf, texts } from './read-page';

test('the two letters are read as one sentence', () => {
  expect(readPage(Page).querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    'F plus s: a fixed subscription plus a share of growth',
  );
});

test('the banner gives its amount to one service and names the other beside it', () => {
  const banner = sectionOf(readPage(Page), 'Premium OTA and revenue management starts at ₹2,000 a month');
  expect(texts(banner, 'dd')).toEqual(['₹2,000', '40+', '92%']);
  expect(banner?.textContent).toContain('AI-driven revenue management, from ₹4,000');
});

test('every way to a quote leads to the contact page', () => {
  const toContact = links(readPage(Page)).filter(([, href]) => href === '/contact');
  expect(toContact).toEqual([
    ['Get a custom quote', '/contact'],
    ['Get Quote', '/contact'],
    ['Request a custom quote', '/contact'],
  ]);
});

test('four terms are stated', () => {
  expect(texts(sectionOf(readPage(Page), pricingCopy.terms.title), 'dt')).toEqual([
    'No long-term contracts',
    '30-day cancellation notice',
    'Performance-based adjustments',
    '31% average RevPAR growth in the first 6 months',
  ]);
});

test('search engines are told the prices that are on screen', () => {
  const data = JSON.stringify(head.structuredData?.('https://kitaki.example'));
  const prices = [...data.matchAll(/"price":(\d+)/g)].map(([, price]) => Number(price));
  expect(new Set(prices)).toEqual(new Set([2000, 3000, 4000, 25000, 75000]));
  const rows = texts(sectionOf(readPage(Page), pricingCopy.list.title), 'li');
  expect(rows).toEqual([
    ...priceList.map(({ service, display }) => `${service}${display} a month`),
    ...Object.values(planPrices).map(({ service, display }) => `${service}${display} a month, excluding tax`),
  ]);
});

test('one hotel is worked out to what it pays and keeps, and is called an example', () => {
  const example = sectionOf(readPage(Page), pricingCopy.example.title);
  const { baseline, growth, share, fee, bill, kept } = pricingExample;
  expect(texts(example, 'li b')).toEqual([baseline, growth, share, fee, bill, kept]);
  expect(example?.querySelector('.note')?.textContent).toMatch(/^An example, not a forecast/);
});

test('what is extra is said: other companies, work beyond the quote, and tax', () => {
  const cover = sectionOf(readPage(Page), 'What is included, and what is extra');
  expect(texts(cover, 'dt')).toEqual(['In the fee', 'Not in the fee', 'Extra work', 'GST']);
});
