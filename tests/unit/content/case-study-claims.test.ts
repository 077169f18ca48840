import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { caseStudies } from '../../../src/content/case-studies';
import { type Claim, claims } from '../../../src/content/claims';

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

const groupOf = (slug: string) => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const numbersIn = (text: string) => text.match(/\d[\d,.]*\b%?/g) ?? [];

test.each(caseStudies)(
  'every figure in the front matter of $name is in a claim of the hotel',
  (caseStudy) => {
    const { slug, title, headTitle, description, excerpt } = caseStudy;
    const [, own] =
      Object.entries<Record<string, Claim>>(claims).find(([group]) => group === groupOf(slug)) ?? [];
    const stated = Object.values(own ?? {}).flatMap(({ value }) => numbersIn(value));
    expect(stated).toEqual(
      expect.arrayContaining(numbersIn([title, headTitle, description, excerpt].join(' '))),
    );
  },
);

test.each(caseStudies)(
  'outside its marked blocks $name has no number but those of claims and 100',
  ({ slug }) => {
    const text = sourceOf(slug)
      .replace(/<aside>[\s\S]*?<\/aside>/g, '')
      .replace(/\{props\.[\w.]+\}/g, '');
    expect(new Set([...numbersIn(text), '100'])).toEqual(new Set(['100']));
  },
);

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
  const groups = [...sourceOf(slug).matchAll(/props\.claims\.(\w+)\./g)].map(([, name]) => name);
  expect(new Set(groups)).toEqual(new Set([groupOf(slug)]));
});
