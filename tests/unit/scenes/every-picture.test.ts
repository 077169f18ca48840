import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawn } from './drawn';
import { gallery, shareGallery } from './gallery';

const all = [...gallery, ...shareGallery];
const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]*)"/g)].map((match) => match[1] ?? '');
const refsIn = (svg: string) =>
  [...svg.matchAll(/(?:href="#|url\(#)([^")]*)/g)].map((match) => match[1] ?? '');

test.each(all)('$name is the same picture every time', ({ draw }) => {
  expect(draw('a')).toBe(draw('a'));
});

test.each(all)('$name contains no NaN, undefined or Infinity', ({ draw }) => {
  expect(draw('a')).not.toMatch(/NaN|undefined|Infinity|null|\be[-+]?\d/);
});

test.each(all)('$name is well formed and can be rendered without a browser', ({ draw }) => {
  expect(drawn(draw('a')).width).toBeGreaterThan(0);
});

test.each(gallery)('$name prefixes all its ids, and refers to no other id', ({ draw }) => {
  const svg = draw('pic7');
  const ids = idsIn(svg);
  expect(ids.filter((id) => !id.startsWith('pic7'))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(refsIn(svg).filter((ref) => !ids.includes(ref))).toEqual([]);
});

test.each(gallery)('$name uses each definition', ({ draw }) => {
  const svg = draw('a');
  const refs = new Set(refsIn(svg));
  expect(idsIn(svg).filter((id) => !refs.has(id))).toEqual([]);
});

test.each(all)('$name keeps its limits of bytes and elements', ({ draw, bytes, elements }) => {
  const svg = draw('a');
  expect(gzipSync(svg).length).toBeLessThanOrEqual(bytes);
  expect(svg.match(/<[a-z]/gi)?.length).toBeLessThanOrEqual(elements);
});

test.each(gallery)('$name is hidden from assistive technology without a label', ({ draw }) => {
  const opening = /^<svg [^>]*>/.exec(draw('a'))?.[0] ?? '';
  expect(opening).toMatch(/aria-hidden="true"|xmlns/);
  expect(opening).not.toContain('role=');
});

test.each(all)('$name uses no gradient, filter, mask or raster', ({ draw }) => {
  expect(draw('a')).not.toMatch(
    /<(linearGradient|radialGradient|filter|mask|image|script|style|foreignObject)/,
  );
});

test.each(all)('$name keeps its coordinates to one decimal', ({ draw }) => {
  const data = [...draw('a').matchAll(/ d="([^"]*)"/g)].map((match) => match[1] ?? '').join(' ');
  const long = [...data.matchAll(/\d*\.\d{2,}/g)].map(([number]) => number);
  // The favicon has only 16 units, so a tenth is too coarse there.
  expect(long.filter((number) => !['4.95', '3.05'].includes(number))).toEqual([]);
});
