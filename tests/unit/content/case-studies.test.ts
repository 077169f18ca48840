import { expect, test } from 'vitest';
import { caseStudies, readCaseStudy } from '../../../src/content/case-studies';

test('the three case studies stand in their order, each under its own sky', () => {
  expect(caseStudies.map(({ slug, name, sky }) => [slug, name, sky])).toEqual([
    ['misty-night', 'Misty Night', 'mist'],
    ['pugmarks', 'Pugmarks', 'oxide'],
    ['palatty', 'Palatty', 'neel'],
  ]);
});

test('the cards carry the figures that the company states, the one that says most first', () => {
  expect(caseStudies.map(({ metrics }) => metrics.map(({ value }) => value))).toEqual([
    ['45.8%', '103.2%', '16.64%'],
    ['38.1% to 16.7%', '22%', '300.5%', '₹18,00,000', '₹2,75,473'],
    ['84.5%', '40% to 22%', '34.2%', '83% / 17%'],
  ]);
});

test('the figure without a stated measure says so and is not lit', () => {
  const unnamed = caseStudies.flatMap(({ metrics }) => metrics).find(({ value }) => value === '16.64%');
  expect(unnamed).toMatchObject({
    label: 'measure not stated',
    base: 'Misty Night',
    lit: false,
  });
});

test('a figure that is not among the claims stops the build, naming file and figure', () => {
  const frontMatter = { metrics: [{ figure: 'mistyNight.occupancy', lit: true }] };
  expect(() => readCaseStudy('./case-studies/lake/index.mdx', { frontMatter })).toThrow(
    'case-studies/lake/index.mdx: "metrics.0.figure" must be the name of a claim of content/claims.ts, got "mistyNight.occupancy"',
  );
});
