import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { caseStudies } from '../../../src/content/case-studies';

/**
 * Where a sentence under a hotel's name comes from. 'the agency': it states the sentence. A changed sentence must be changed
 * here too, so that its author names its source again.
 */
type Origin =
  | 'the agency'
  | 'arithmetic on what the agency states'
  | 'the agency states none'
  | 'to the reader';

const ON_EVERY_PAGE: readonly [string, Origin][] = [
  ['These are the figures on record for one hotel.', 'to the reader'],
  ['Its place, its number of rooms and the dates are not published.', 'the agency states none'],
  ['What we add ourselves stands apart, under a heading that says so.', 'to the reader'],
  ['What was done at this hotel, step by step, is not published.', 'the agency states none'],
  ['No next step of this hotel is on record.', 'the agency states none'],
];

/** Every sentence of a case study outside its marked blocks, its table and its figures, and where it comes from. */
const STATED: Readonly<Record<string, readonly [string, Origin][]>> = {
  'misty-night': [
    [
      'The annual revenue of Misty Night through online travel agents (OTAs) grew by {otaRevenueGrowth}.',
      'the agency',
    ],
    ['The average daily rate (ADR) of the rooms it sold improved by {adrImprovement}.', 'the agency'],
    ['No list of challenges is on record for this hotel.', 'the agency states none'],
    ['A third figure is on record without its measure.', 'the agency'],
    ['We do not rely on it.', 'to the reader'],
    ['The rate grew by more than the revenue.', 'arithmetic on what the agency states'],
    [
      'Our arithmetic: if both figures cover the same rooms and months, {impliedNightsFall} fewer nights were sold.',
      'arithmetic on what the agency states',
    ],
    [
      'The average rate more than doubled, and OTA revenue grew by less than the rate.',
      'arithmetic on what the agency states',
    ],
    [
      'For your own hotel, open the revenue calculator: change the price, then the occupancy, and compare.',
      'to the reader',
    ],
    [
      'Misty Night earned {otaRevenueGrowth} more through OTAs in a year, at a rate {adrImprovement} higher.',
      'the agency',
    ],
    ['Whether your rate can rise is a question for a free audit.', 'to the reader'],
  ],
  pugmarks: [
    ['Revenue of Pugmarks for the year to date is {yearToDateRevenue}.', 'the agency'],
    ['Its average monthly revenue is {averageMonthlyRevenue}.', 'the agency'],
    [
      'Before, {cancellationsBefore} of bookings were cancelled: of 100 bookings, {keptBeforeRounded} were kept.',
      'arithmetic on what the agency states',
    ],
    [
      'Cancellations fell by {cancellationFall}, counted in percentage points.',
      'arithmetic on what the agency states',
    ],
    ['The average daily rate (ADR) rose by {adrGrowth}.', 'the agency'],
    [
      'Growth is on record as {growth}, without its measure; that is {growthMultiple} the starting figure.',
      'arithmetic on what the agency states',
    ],
    [
      'Our arithmetic: the year-to-date revenue divided by the monthly average is {monthsCovered}, so it is not a full year.',
      'arithmetic on what the agency states',
    ],
    ['A smaller share of bookings was cancelled, and the average rate rose.', 'the agency'],
    [
      'For your own hotel, read what one night leaves when it is sold on an OTA and when it is sold direct.',
      'to the reader',
    ],
    [
      'At Pugmarks the share of cancelled bookings fell from {cancellationsBefore} to {cancellationsAfter}.',
      'the agency',
    ],
    [
      'How many of your bookings are cancelled is one of the four figures to bring to a free audit.',
      'to the reader',
    ],
  ],
  palatty: [
    [
      'Of the bookings of Palatty reported by channel, {leadingSiteShare} came through its leading booking site and {makeMyTripShare} through MakeMyTrip.',
      'the agency',
    ],
    ['The split carries no date.', 'the agency states none'],
    [
      'Before, the average daily rate (ADR) was {adrBefore}, and {cancellationsBefore} of bookings were cancelled: of 100 bookings, {keptBefore} were kept.',
      'arithmetic on what the agency states',
    ],
    [
      'Each night sold brought {adrRise} more, a rise of {adrGrowth}.',
      'arithmetic on what the agency states',
    ],
    [
      'Cancellations fell by {cancellationFall}, counted in percentage points.',
      'arithmetic on what the agency states',
    ],
    ['Growth is on record as {growth}, without its measure.', 'the agency'],
    [
      'Our arithmetic: if it is growth of revenue, over the same months as the rate, {impliedNightsFall} fewer nights were sold.',
      'arithmetic on what the agency states',
    ],
    ['The average rate rose by {adrGrowth}, and a smaller share of bookings was cancelled.', 'the agency'],
    ['What such work costs for your hotel is on the pricing page.', 'to the reader'],
    [
      'Palatty sold a night for {adrAfter} on average, where it had been {adrBefore}, and fewer bookings were cancelled.',
      'the agency',
    ],
    ['Whether your rate can rise is a question for a free audit.', 'to the reader'],
  ],
};

/** The same of each front matter: its title, and its sentence for lists. */
const SUMMARIES: Readonly<Record<string, readonly [title: string, excerpt: string]>> = {
  'misty-night': [
    'Misty Night: annual OTA revenue up 45.8%, average rate up 103.2%',
    'It earned more through OTAs, at an average rate that more than doubled.',
  ],
  pugmarks: [
    'Pugmarks: cancellations from 38.1% to 16.7%',
    'The share of cancelled bookings fell by more than half, and the average rate rose.',
  ],
  palatty: [
    'Palatty: average rate from ₹2,476 to ₹4,568',
    'The average rate rose by 84.5%, and fewer bookings were cancelled.',
  ],
};

/** The headings under which general practice and our own reading may stand. */
const MARKED_BLOCKS = [
  'Our reading, not this hotel’s record',
  'How we work at any hotel, in five steps',
  'Our advice to other hotels',
];

const FIXED_HEADINGS = [
  'Background',
  'Challenges',
  'Implementation',
  'Results',
  'Key takeaways',
  'Next steps',
  'Conclusion',
];

const sourceOf = (slug: string) =>
  readFileSync(`src/content/case-studies/${slug}/index.mdx`, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');

/** A claim as `{name}`, a link as its words; without blocks, tables and headings. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/<aside>[\s\S]*?<\/aside>/g, '')
    .replace(/^[#|].*$/gm, '')
    .replace(/\{props\.claims\.\w+\.(\w+)\.value\}/g, '{$1}')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .split(/\n+|(?<=\.)\s+(?=[A-Z])/)
    .filter((sentence) => sentence.trim() !== '');
}

/** The case studies whose facts the agency gave. `STATED` has the source of each of their sentences. */
const fromAgency = caseStudies.filter(({ slug }) => slug in STATED);

test('the three case studies of the agency are checked', () => {
  expect(fromAgency.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(STATED).toSorted());
});

test.each(fromAgency)('every sentence under $name is stated, worked out, or to the reader', ({ slug }) => {
  const known = [...ON_EVERY_PAGE, ...(STATED[slug] ?? [])].map(([sentence]) => sentence);
  expect(sentencesOf(sourceOf(slug)).toSorted()).toEqual(known.toSorted());
});

test.each(fromAgency)('title and excerpt of $name are those listed here', ({ slug, title, excerpt }) => {
  expect([title, excerpt]).toEqual(SUMMARIES[slug]);
});

test.each(caseStudies)(
  '$name has the fixed headings, and marks every block as general or ours',
  ({ slug }) => {
    const text = sourceOf(slug);
    expect([...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)).toEqual(FIXED_HEADINGS);
    const blocks = [...text.matchAll(/<aside>\s+### (.*)\n/g)].map(([, heading]) => heading);
    expect(blocks).toEqual(MARKED_BLOCKS);
  },
);

test.each(caseStudies)('every claim that $name prints is its own', ({ slug }) => {
  const group = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const groups = [...sourceOf(slug).matchAll(/props\.claims\.(\w+)\./g)].map(([, name]) => name);
  expect(new Set(groups)).toEqual(new Set([group]));
});
