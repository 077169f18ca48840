import { expect, test } from 'vitest';
import { nodesOf, pointersOf, structuredDataFaults } from './structured-data-check';

const ORGANIZATION = {
  '@type': 'Organization',
  name: 'Kitaki',
  url: 'https://kitaki.test/',
  logo: 'https://kitaki.test/icon.png',
};

function graph(...nodes: object[]): unknown {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

test('a node with every field of its type has no fault', () => {
  expect(structuredDataFaults(graph(ORGANIZATION))).toEqual([]);
});

test('a block of another vocabulary is a fault', () => {
  expect(structuredDataFaults({ '@context': 'https://example.com', '@graph': [] })).toHaveLength(1);
  expect(structuredDataFaults('text')).toEqual(['is not an object']);
});

test('the error about a missing field names its source', () => {
  const { name: _name, ...nameless } = ORGANIZATION;
  const [fault, ...more] = structuredDataFaults(graph(nameless));
  expect(more).toEqual([]);
  expect(fault).toMatch(/^Organization: has no name \(https:\/\/developers\.google\.com/);
});

test('an empty text and an empty list count as missing', () => {
  expect(structuredDataFaults(graph({ ...ORGANIZATION, name: '' }))).toHaveLength(1);
  expect(structuredDataFaults(graph({ '@type': 'FAQPage', mainEntity: [] }))).toHaveLength(1);
});

test('a fault deep inside a node is found', () => {
  const faults = structuredDataFaults(
    graph({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer' } }],
    }),
  );
  expect(faults).toEqual([expect.stringMatching(/^Answer: has no text/)]);
});

test('a type without a rule is a fault', () => {
  expect(structuredDataFaults(graph({ '@type': 'Recipe', name: 'Dosa' }))).toEqual([
    'Recipe: is not in the table of types',
  ]);
});

test.each([
  ['a relative address', { ...ORGANIZATION, url: '/about' }, 'url must be absolute'],
  ['a date in words', { '@type': 'JobPosting', datePosted: 'October 2025' }, 'datePosted must be a day'],
  [
    'a price with its sign',
    { '@type': 'Offer', price: '₹2,000', priceCurrency: 'INR' },
    'price must be a number',
  ],
  [
    'a currency by its sign',
    { '@type': 'Offer', price: 2000, priceCurrency: '₹' },
    'priceCurrency must be a code',
  ],
  [
    'a headline that is cut',
    { '@type': 'BlogPosting', headline: 'x'.repeat(111) },
    'headline must have at most',
  ],
  ['words that were not counted', { '@type': 'BlogPosting', wordCount: '1050' }, 'wordCount must be a count'],
])('%s is a fault', (_what, node, message) => {
  expect(structuredDataFaults(graph(node)).join('\n')).toContain(message);
});

test('a list that does not count from 1 is a fault', () => {
  const item = (position: number) => ({ '@type': 'ListItem', position, name: 'x' });
  const list = { '@type': 'BreadcrumbList', itemListElement: [item(0), item(1)] };
  expect(structuredDataFaults(graph(list))).toEqual([expect.stringContaining('must count from 1')]);
});

test('a reference (@id alone) is collected and not checked as a node', () => {
  const page = {
    mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://kitaki.test/#page' },
    isPartOf: { '@id': 'https://kitaki.test/#site' },
  };
  expect(nodesOf(page)).toEqual([]);
  expect(pointersOf(page)).toEqual(['https://kitaki.test/#page', 'https://kitaki.test/#site']);
});
