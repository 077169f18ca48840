// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { articles } from '../../src/content/articles';
import { faqs } from '../../src/content/copy/faq';
import { planPrices, priceList } from '../../src/content/prices';
import { countWords } from '../../src/site-build/mdx-source';
import { articleText, foundPaths, origin, pageOf, paths, pointsToFile } from './built-site';
import { nodesOf, pointersOf, structuredDataFaults } from './structured-data-check';
import { WHOLE_BLOG_POSTING } from './structured-data-rules';

type Node = Readonly<Record<string, unknown>>;

function blocksOf(path: string): unknown[] {
  return [...pageOf(path).querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );
}

function ofType(path: string, type: string): Node[] {
  return nodesOf(blocksOf(path)).filter((node) => node['@type'] === type);
}

test.each(paths)('the structured data of %s parses and has every field of its types', (path) => {
  const blocks = blocksOf(path);
  expect(blocks).toHaveLength(1);
  expect(blocks.flatMap(structuredDataFaults)).toEqual([]);
});

test('every reference (@id alone) has its node on some page', () => {
  const blocks = paths.flatMap(blocksOf);
  const described = new Set(nodesOf(blocks).map((node) => node['@id']));
  expect(pointersOf(blocks).filter((id) => !described.has(id))).toEqual([]);
});

test('every address of this site in structured data leads to a file', () => {
  const addresses = paths.flatMap((path) => JSON.stringify(blocksOf(path)).match(/https?:\/\/[^"]+/g) ?? []);
  const own = [...new Set(addresses)].filter((address) => address.startsWith(origin));
  expect(own.length).toBeGreaterThan(paths.length);
  expect(own.filter((address) => !pointsToFile(address))).toEqual([]);
});

test.each(foundPaths)('%s has its own page node, and breadcrumbs that end at it', (path) => {
  const own = nodesOf(blocksOf(path)).find((node) => node['@id'] === `${origin}${path}#page`);
  expect(own).toMatchObject({ url: `${origin}${path}` });
  const [trail] = ofType(path, 'BreadcrumbList');
  expect(trail === undefined).toBe(path === '/');
  if (trail) expect(nodesOf(trail.itemListElement).at(-1)).toMatchObject({ item: `${origin}${path}` });
});

test.each(articles)('$path is a posting with every field', ({ path }) => {
  const [posting, ...more] = ofType(path, 'BlogPosting');
  expect(more).toEqual([]);
  expect(WHOLE_BLOG_POSTING.filter((field) => posting?.[field] === undefined)).toEqual([]);
  expect(posting).toMatchObject({
    inLanguage: 'en',
    url: `${origin}${path}`,
    headline: pageOf(path).querySelector('h1')?.textContent,
  });
  const shown = countWords(articleText(pageOf(path)));
  expect(Math.abs(shown / Number(posting?.wordCount) - 1), `${shown} words on the page`).toBeLessThan(0.03);
});

test.each(paths.filter((path) => path.startsWith('/case-studies/')))(
  'the structured data of %s has exactly the figures of its page',
  (path) => {
    const [study] = ofType(path, 'Article');
    const figures = nodesOf(study?.about).filter((node) => node['@type'] === 'PropertyValue');
    const text = pageOf(path).querySelector('main')?.textContent ?? '';
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter(({ value }) => !text.includes(String(value)))).toEqual([]);
  },
);

test('the questions and answers of the structured data are those of the page, word for word', () => {
  const text = pageOf('/faq').querySelector('main')?.textContent ?? '';
  const questions = ofType('/faq', 'Question');
  expect(questions.map(({ name }) => name)).toEqual(faqs.map(({ question }) => question));
  expect(ofType('/faq', 'Answer').filter((answer) => !text.includes(String(answer.text)))).toEqual([]);
});

test('services and plans are offered at their prices, by the month, plans without tax', () => {
  const offered = ofType('/pricing', 'Service').map(({ name, offers }) => [name, nodesOf(offers)[0]?.price]);
  const plans = Object.values(planPrices);
  expect(offered).toEqual(
    [...priceList, ...plans].map(({ service, monthlyRupees }) => [service, monthlyRupees]),
  );
  const terms = ofType('/pricing', 'UnitPriceSpecification');
  expect(terms.map(({ unitCode }) => unitCode)).toEqual(terms.map(() => 'MON'));
  expect(terms.filter(({ valueAddedTaxIncluded }) => valueAddedTaxIncluded === false)).toHaveLength(
    plans.length,
  );
});

test('the job is not marked as remote only, and has no salary', () => {
  const [job, ...more] = ofType('/career', 'JobPosting');
  expect(more).toEqual([]);
  expect(job).not.toHaveProperty('jobLocationType');
  expect(job).not.toHaveProperty('baseSalary');
});

test('the calculator is a free application', () => {
  const [application] = ofType('/tools/revenue-calculator', 'WebApplication');
  expect(nodesOf(application?.offers)[0]).toMatchObject({ price: 0, priceCurrency: 'INR' });
});
