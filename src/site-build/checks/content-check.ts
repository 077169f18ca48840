import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Article } from '../../content/articles';
import { type Claim, claims } from '../../content/claims';
import { homeCopy } from '../../content/copy/home';
import { servicesCopy } from '../../content/copy/services-page';
import { listFiles } from '../../node/list-files';
import { distFileOf, rootDir } from '../../node/paths';
import type { PrerenderBundle } from '../prerender/prerender-bundle';
import { BANNED_WORDS } from './banned-words';

export interface BuiltPage {
  path: string;
  html: string;
}

/**
 * Checks src/content and the finished pages in `distDir`. Throws if a page is missing. Else throws one error that names every
 * banned word, repeated heading, figure without a label, and wrong reading time, if there are any.
 */
export function checkContent(
  { routes, articles }: Pick<PrerenderBundle, 'routes' | 'articles'>,
  distDir: string,
): void {
  const pages = routes.map(({ path }) => ({
    path,
    html: readFileSync(join(distDir, distFileOf(path)), 'utf8'),
  }));
  const faults = [
    ...contentFiles().flatMap(bannedWordFaults),
    ...pages.flatMap(headingFaults),
    ...pages.flatMap(labelFaults),
    ...articles.flatMap(readingTimeFaults),
  ];
  if (faults.length > 0) throw new Error(`The content check failed:\n  ${faults.join('\n  ')}`);
}

/** One file of content/. Its `name` is its path in content/. */
export interface ContentFile {
  name: string;
  text: string;
}

/** Returns the `.ts` and `.mdx` files of src/content, sorted by their paths from there. Throws if one cannot be read. */
export function contentFiles(): ContentFile[] {
  const contentDir = join(rootDir, 'src/content');
  return listFiles(contentDir)
    .filter((file) => /\.(?:ts|mdx)$/.test(file))
    .map((file) => ({ name: file.slice(1), text: readFileSync(join(contentDir, file), 'utf8') }));
}

/** Returns one error for each line and each rule of `BANNED_WORDS` that the line breaks. Skips comment lines of `.ts` files. */
export function bannedWordFaults({ name, text }: ContentFile): string[] {
  return text.split('\n').flatMap((line, i) => {
    if (/^\s*(?:\/\/|\/?\*)/.test(line) && name.endsWith('.ts')) return [];
    return BANNED_WORDS.flatMap(({ words, instead, within = '' }) => {
      if (!name.startsWith(within)) return [];
      const found = words.exec(line)?.[0];
      return found === undefined ? [] : [`content/${name}:${i + 1}: "${found}": say ${instead}`];
    });
  });
}

/**
 * Returns one error for each heading that has the same text as an earlier one, at any level. Such headings would not tell
 * sections apart. Ignores the lists of /blog that show one category, because the visitor sees only one list at a time.
 */
export function headingFaults({ path, html }: BuiltPage): string[] {
  const searched = html.replace(/<ul\b[^>]* data-categories="(?!all")[^>]*>.*?<\/ul>/gs, '');
  const headings = [...searched.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, , inner = '']) =>
    textOf(inner),
  );
  const repeated = headings.filter((heading, i) => headings.indexOf(heading) !== i);
  return repeated.map((heading) => `${path}: the heading "${heading}" is repeated`);
}

/** The maximum distance of a figure from its label, in characters. */
const MAX_LABEL_DISTANCE = 160;

/**
 * Returns one error for each place in `<main>` where a figure of `labelledClaims` has none of its labels within
 * `MAX_LABEL_DISTANCE`. Skips links to articles. Returns [] without `<main>`, and for paths such as /blog/x and
 * /case-studies/x, whose pages explain their figures.
 */
export function labelFaults({ path, html }: BuiltPage): string[] {
  if (/^\/(?:blog|case-studies)\b./.test(path)) return [];
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const text = textOf(main.replace(/<a\b[^>]*href="\/blog\/.*?<\/a>/gs, ' ')).toLowerCase();
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
      .map((around) => `${path}: ${value} has no label near it, in "${around.trim()}"`);
  });
}

/** Company-wide claims without plain counts such as "68", which also occur in other meanings. */
const labelledClaims = [
  ...[claims.headline, claims.home, claims.services, claims.pricing, claims.calculator].flatMap((group) =>
    Object.values<Claim>(group),
  ),
  ...homeCopy.stats.list,
  ...servicesCopy.results.list,
].filter(({ value }) => !/^\d+$/.test(value));

/** Returns the positions of a value in a text. Skips it inside another figure, such as 32% in 18-32% or 45% in 145%. */
function positionsOf(value: string, text: string): number[] {
  const positions: number[] = [];
  for (let index = text.indexOf(value); index >= 0; index = text.indexOf(value, index + 1)) {
    if (!/[\d.,-]/.test(text.charAt(index - 1))) positions.push(index);
  }
  return positions;
}

/** The reading speed for the reading times in front matter. */
export const WORDS_PER_MINUTE = 210;
/** The allowed difference between the words of a text and its stated time, as a ratio. */
export const READING_TOLERANCE = 0.15;

type TextLength = Pick<Article, 'path' | 'wordCount' | 'readingMinutes'>;

/** Returns one error if `readingMinutes` is 0 or does not fit `wordCount` (`WORDS_PER_MINUTE`, `READING_TOLERANCE`). */
export function readingTimeFaults({ path, wordCount, readingMinutes }: TextLength): string[] {
  const wanted = readingMinutes * WORDS_PER_MINUTE;
  if (readingMinutes > 0 && Math.abs(wordCount - wanted) <= READING_TOLERANCE * wanted) return [];
  return [`${path}: ${wordCount} words do not take ${readingMinutes} minutes to read`];
}

function textOf(html: string): string {
  return html
    .replace(/<(?:style|script)\b.*?<\/(?:style|script)>/gs, ' ')
    .replace(/<small>%<\/small>/g, '%')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
}
