// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { articles } from '../../src/content/articles';
import { faqs } from '../../src/content/copy/faq';
import { countWords } from '../../src/content/mdx-source';
import { planPrices, priceList } from '../../src/content/prices';
import { articleText, foundPaths, origin, pageOf, paths, pointsToFile } from './built-site';

type Node = Readonly<Record<string, unknown>>;

const PAGE_FIELDS = ['url', 'name', 'description', 'isPartOf', 'primaryImageOfPage', 'inLanguage'];

/**
 * The fields of each type. https://developers.google.com/search/docs/appearance/structured-data requires or recommends most.
 * Fields are left out where the company has not given the facts: its place on the map, opening hours and ratings, and the pay,
 * hours and last date of the job.
 */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  ProfessionalService: ['name', 'address', 'url', 'telephone', 'image', 'logo', 'sameAs', 'areaServed'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'publisher', 'inLanguage'],
  WebPage: PAGE_FIELDS,
  AboutPage: PAGE_FIELDS,
  ContactPage: PAGE_FIELDS,
  CollectionPage: PAGE_FIELDS,
  ImageObject: ['url', 'width', 'height'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  Blog: ['name', 'url', 'blogPost', 'description', 'publisher', 'inLanguage'],
  BlogPosting: ['headline', 'url', 'image', 'author', 'datePublished', 'dateModified'],
  // No dates: no case study states one.
  Article: [
    'headline',
    'image',
    'author',
    'publisher',
    'url',
    'description',
    'mainEntityOfPage',
    'inLanguage',
    'articleSection',
    'about',
  ],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    'jobLocation',
    'identifier',
    'url',
  ],
  WebApplication: ['name', 'offers', 'applicationCategory', 'operatingSystem', 'url', 'description'],
  Service: ['name', 'provider', 'offers', 'description', 'serviceType', 'areaServed'],
  Offer: ['price', 'priceCurrency'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitCode', 'referenceQuantity'],
  QuantitativeValue: ['value', 'unitCode'],
  PropertyValue: ['name', 'value'],
  Place: [],
  Country: ['name'],
};

function blocksOf(path: string): unknown[] {
  return [...pageOf(path).querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );
}

/** Returns every object in a JSON value, at any depth. */
function objectsIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Node, ...inside];
}

/** Returns every object, except the whole block and references, which have an `@id` and at most a type. */
function nodesOf(value: unknown): Node[] {
  const isReference = (node: Node) => '@id' in node && Object.keys(node).every((key) => key.startsWith('@'));
  return objectsIn(value).filter((node) => !('@graph' in node) && !isReference(node));
}

function ofType(path: string, type: string): Node[] {
  return nodesOf(blocksOf(path)).filter((node) => node['@type'] === type);
}

test.each(paths)('%s has one block of structured data, with every field of its types', (path) => {
  expect(blocksOf(path)).toEqual([expect.objectContaining({ '@context': 'https://schema.org' })]);
  const missing = nodesOf(blocksOf(path)).flatMap((node) => {
    const type = String(node['@type']);
    const fields = FIELDS[type] ?? ['line in FIELDS'];
    // An empty text or list counts as missing.
    return fields.filter((field) => String(node[field] ?? '') === '').map((field) => `${type}: no ${field}`);
  });
  expect(missing).toEqual([]);
});

test.each(paths)('%s states addresses, days, prices and positions as search engines read them', (path) => {
  const nodes = nodesOf(blocksOf(path));
  const valuesOf = (...names: string[]) => nodes.flatMap((node) => names.flatMap((name) => node[name] ?? []));
  const addresses = valuesOf('url', 'item', 'image', 'logo').filter((value) => typeof value === 'string');
  expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
  expect(valuesOf('sameAs').filter((address) => !/^https:\/\/./.test(String(address)))).toEqual([]);
  const days = valuesOf('datePublished', 'dateModified', 'datePosted').map(String);
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))).toEqual([]);
  expect(valuesOf('price').filter((price) => typeof price !== 'number' || price < 0)).toEqual([]);
  expect(valuesOf('priceCurrency').filter((currency) => currency !== 'INR')).toEqual([]);
  expect(valuesOf('wordCount').filter((count) => !Number.isInteger(count) || Number(count) <= 0)).toEqual([]);
  // Google cuts longer headlines.
  expect(valuesOf('headline').filter((headline) => String(headline).length > 110)).toEqual([]);
  for (const { itemListElement } of nodes) {
    const positions = nodesOf(itemListElement).map(({ position }) => position);
    expect(positions).toEqual(positions.map((_, i) => i + 1));
  }
});

test('every reference (@id alone) has its node on some page', () => {
  const blocks = paths.flatMap(blocksOf);
  const described = new Set(nodesOf(blocks).map((node) => node['@id']));
  const mentioned = objectsIn(blocks).flatMap((node) => node['@id'] ?? []);
  expect(mentioned.filter((id) => !described.has(id))).toEqual([]);
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

test.each(articles)('$path is a posting of the article', (article) => {
  const { path, description, category, publishedAt, modifiedAt } = article;
  const [posting, ...more] = ofType(path, 'BlogPosting');
  expect(more).toEqual([]);
  expect(posting).toMatchObject({
    inLanguage: 'en',
    url: `${origin}${path}`,
    description,
    articleSection: category,
    datePublished: publishedAt,
    dateModified: modifiedAt,
    author: { '@type': 'Organization' },
    publisher: { '@type': 'Organization' },
    mainEntityOfPage: { '@id': `${origin}${path}#page` },
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
  const answers = ofType('/faq', 'Answer');
  expect(answers).toHaveLength(questions.length);
  expect(answers.filter((answer) => !text.includes(String(answer.text)))).toEqual([]);
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
