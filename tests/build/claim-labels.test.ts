// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type Claim, claims } from '../../src/content/claims';
import { homeCopy } from '../../src/content/copy/home';
import { servicesCopy } from '../../src/content/copy/services-page';
import { pageOf, paths } from './built-site';
import { wordsOf } from './figures';

// Articles and case studies explain their figures.
const checked = paths.filter((path) => !/^\/(?:blog|case-studies)\b./.test(path));

test.each(checked)('every company-wide figure of %s has its label near it', (path) => {
  expect(claimsWithoutLabel(pageOf(path))).toEqual([]);
});

test('a figure of the company must have its label next to it', () => {
  expect(faultsOf('<p>45% across our hotels.</p>')).toEqual(['45%, in "45% across our hotels."']);
  expect(faultsOf('<dt>Average revenue growth</dt><dd>45<small>%</small></dd>')).toEqual([]);
});

test('a label must be within 160 characters of its figure', () => {
  const between = (count: number) => `<p>45% ${'-'.repeat(count)} average revenue growth</p>`;
  expect(faultsOf(between(100))).toEqual([]);
  expect(faultsOf(between(160))).toHaveLength(1);
});

test('the end of a range is no figure, and links to articles are not checked for labels', () => {
  expect(faultsOf('<p>RevPAR growth of 18-32%</p>')).toEqual([]);
  expect(faultsOf('<a href="/blog/claim">45% is a claim.</a>')).toEqual([]);
});

/** The maximum distance of a figure from its label, in characters. */
const MAX_LABEL_DISTANCE = 160;

/** Company-wide claims without plain counts such as "68", which also occur in other meanings. */
const labelledClaims = [
  ...[claims.headline, claims.home, claims.services, claims.pricing, claims.calculator].flatMap((group) =>
    Object.values<Claim>(group),
  ),
  ...homeCopy.stats.list,
  ...servicesCopy.results.list,
].filter(({ value }) => !/^\d+$/.test(value));

/** The places in `<main>` where a figure of `labelledClaims` has none of its labels near it. Skips links to articles. */
function claimsWithoutLabel(document: Document): string[] {
  const page = document.cloneNode(true) as Document;
  for (const element of page.querySelectorAll('a[href^="/blog/"], style, script')) element.remove();
  const text = wordsOf(page).replace(/\s+/g, ' ').replaceAll(' %', '%').toLowerCase();
  const values = new Set(labelledClaims.map(({ value }) => value));
  return [...values].flatMap((value) => {
    // A figure may have several: "revenue growth" and "annual OTA revenue growth".
    const labels = labelledClaims
      .filter((claim) => claim.value === value)
      .map(({ label }) => label.toLowerCase());
    return positionsOf(value.toLowerCase(), text)
      .map((index) =>
        text.slice(Math.max(0, index - MAX_LABEL_DISTANCE), index + value.length + MAX_LABEL_DISTANCE),
      )
      .filter((around) => !labels.some((label) => around.includes(label)))
      .map((around) => `${value}, in "${around.trim()}"`);
  });
}

/** The positions of a value in a text. Skips it inside another figure, such as 32% in 18-32% or 45% in 145%. */
function positionsOf(value: string, text: string): number[] {
  const positions: number[] = [];
  for (let index = text.indexOf(value); index >= 0; index = text.indexOf(value, index + 1)) {
    if (!/[\d.,-]/.test(text.charAt(index - 1))) positions.push(index);
  }
  return positions;
}

function faultsOf(main: string): string[] {
  return claimsWithoutLabel(new DOMParser().parseFromString(`<main>${main}</main>`, 'text/html'));
}
