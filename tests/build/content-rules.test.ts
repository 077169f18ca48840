// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { articles } from '../../src/content/articles';
import { countWords } from '../../src/content/mdx-source';
import { parseLinkHash } from '../../src/features/calculator/sharing/link-hash';
import { articleText, origin, pageOf, paths, pointsToFile } from './built-site';
import { figuresIn, knownFigures, wordsOf } from './figures';

test.each(paths)('every internal link of %s leads to a page, and its hash to an element', (path) => {
  const links = [...pageOf(path).querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  const inner = links.map((href) => new URL(href, `${origin}${path}`)).filter((url) => url.origin === origin);
  expect(inner.length).toBeGreaterThan(5);
  // The 404 page has no address, so its links to itself are left out.
  const elsewhere = inner.filter((url) => url.pathname !== path);
  expect(elsewhere.filter((url) => !pointsToFile(url.href)).map((url) => url.pathname)).toEqual([]);
  // The hash of a calculator link contains figures and names no element.
  const filled = inner.filter((url) => url.hash.startsWith('#figures='));
  expect(filled.filter(({ hash }) => parseLinkHash(hash) === 'unreadable')).toEqual([]);
  const anchors = inner.filter(
    (url) => url.hash !== '' && paths.includes(url.pathname) && !filled.includes(url),
  );
  const lost = anchors.filter(
    (url) => !pageOf(url.pathname).getElementById(decodeURIComponent(url.hash.slice(1))),
  );
  expect(lost.map((url) => `${url.pathname}${url.hash}`)).toEqual([]);
});

test('pointsToFile finds a link to a missing page', () => {
  expect(pointsToFile(`${origin}/tools/no-such-tool`)).toBe(false);
  expect(pointsToFile(`${origin}/about/`)).toBe(false);
  expect(pointsToFile(`${origin}/about`)).toBe(true);
});

test.each(paths)('every link of %s has a valid address', (path) => {
  const links = [...pageOf(path).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => !/^(?:\/|#|https?:\/\/[\w-]+\.|mailto:[\w.]+@|tel:\+)/.test(href))).toEqual(
    [],
  );
});

test.each(paths)('every picture of %s has an alternative text or is hidden as decoration', (path) => {
  const page = pageOf(path);
  const withoutText = [...page.querySelectorAll('img:not([alt])')].map((image) => image.getAttribute('src'));
  expect(withoutText).toEqual([]);
  const outer = [...page.querySelectorAll('svg')].filter((svg) => !svg.parentElement?.closest('svg'));
  const silent = outer.filter(
    (svg) => !svg.closest('[aria-hidden=true]') && !svg.getAttribute('aria-label')?.trim(),
  );
  expect(silent.map((svg) => svg.outerHTML.slice(0, 80))).toEqual([]);
});

test.each(paths)('no two headings of %s have the same text, because headings tell sections apart', (path) => {
  // The page of a category lists the article that it features (product-spec: it can appear in both).
  const isFeatured = (heading: Element) =>
    path.startsWith('/blog/category/') && heading.closest('article') !== null && !heading.closest('li');
  const headings = [...pageOf(path).querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => !isFeatured(heading))
    .map(({ textContent }) => textContent.trim());
  expect(headings.filter((heading, i) => headings.indexOf(heading) !== i)).toEqual([]);
});

/** The reading speed for the reading times in front matter. */
const WORDS_PER_MINUTE = 210;

test.each(articles)('$path has the stated reading time', ({ path, readingMinutes }) => {
  const words = countWords(articleText(pageOf(path)));
  const stated = readingMinutes * WORDS_PER_MINUTE;
  expect(Math.abs(words / stated - 1), `${words} words for ${readingMinutes} minutes`).toBeLessThanOrEqual(
    0.15,
  );
});

test.each(paths)('every figure of %s is in its content files', (path) => {
  const known = knownFigures(path);
  const strange = figuresIn(wordsOf(pageOf(path))).filter((figure) => !known.has(figure));
  expect([...new Set(strange)]).toEqual([]);
});
