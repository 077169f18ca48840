import { expect, test } from 'vitest';
import { pricingCopy } from '../../../src/content/copy/pricing';
import { planPrices, priceList, pricingBanner, servicePrices } from '../../../src/content/prices';
import { pricingExample } from '../../../src/content/pricing-example';
import { loadPage } from '../../../src/site-build/prerender/load-page';
import { links, readPage, sectionOf, texts } from './read-page';

const { Page } = await loadPage({ path: '/pricing', folder: 'pricing' });

test('a screen reader reads the two letters as one sentence', () => {
  expect(readPage(Page).querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
    pricingCopy.equation.label,
  );
});

test('the banner says which service its price is for, and names the price of the other one', () => {
  const banner = sectionOf(readPage(Page), pricingBanner.text);
  expect(texts(banner, 'dd')).toEqual(pricingCopy.banner.figures.map(({ value }) => value));
  const { service, display } = servicePrices.aiRevenueManagement;
  expect(banner?.textContent).toContain(`${service}, from ${display}`);
});

test('every way to a quote leads to the contact page', () => {
  const toContact = links(readPage(Page)).filter(([, href]) => href === '/contact');
  expect(toContact).toEqual([
    [pricingCopy.quote, '/contact'],
    [pricingCopy.banner.action, '/contact'],
    [pricingCopy.custom.action, '/contact'],
  ]);
});

test('the terms, and what is included and what is extra, are lists', () => {
  const page = readPage(Page);
  const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
  expect(texts(sectionOf(page, pricingCopy.terms.title), 'dt')).toEqual(titles(pricingCopy.terms.rows));
  expect(texts(sectionOf(page, pricingCopy.included.title), 'dt')).toEqual(titles(pricingCopy.included.rows));
});

test('the page lists each service and plan with its price', () => {
  const rows = texts(sectionOf(readPage(Page), pricingCopy.list.title), 'li');
  expect(rows).toEqual([
    ...priceList.map(({ service, display }) => `${service}${display} ${pricingCopy.list.unit}`),
    ...Object.values(planPrices).map(
      ({ service, display }) => `${service}${display} ${pricingCopy.list.taxExcluded}`,
    ),
  ]);
});

test('the example shows what one hotel pays and keeps, with its note', () => {
  const example = sectionOf(readPage(Page), pricingCopy.example.title);
  const { baseline, growth, share, fee, bill, kept } = pricingExample;
  expect(texts(example, 'li b')).toEqual([baseline, growth, share, fee, bill, kept]);
  expect(example?.textContent).toContain(pricingCopy.example.note);
});
