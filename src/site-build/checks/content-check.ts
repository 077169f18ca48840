import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Claim } from '../../content/claim';
import { claims, provenResults, statsStrip } from '../../content/claims';
import { listFiles } from '../../server/site-files';
import { bannedWords } from './banned-words';

/** A built page: its path and its HTML. */
export interface BuiltPage {
  path: string;
  html: string;
}

/** A written text: how many words it has, and how many minutes it says it takes. */
export interface TextLength {
  path: string;
  words: number;
  minutes: number;
}

/** One file of content/: its name from there, and its text. */
export interface ContentFile {
  name: string;
  text: string;
}

export function contentFiles(contentDir: string): ContentFile[] {
  return listFiles(contentDir)
    .filter((file) => /\.(?:ts|mdx)$/.test(file))
    .map((file) => ({ name: file.slice(1), text: readFileSync(join(contentDir, file), 'utf8') }));
}

/** Every use of a banned word in a line that visitors may read: comments are ours. */
export function bannedWordFaults({ name, text }: ContentFile): string[] {
  return text.split('\n').flatMap((line, i) => {
    if (/^\s*(?:\/\/|\/?\*)/.test(line) && name.endsWith('.ts')) return [];
    return bannedWords.flatMap(({ words, instead, within = '' }) => {
      if (!name.startsWith(within)) return [];
      const found = words.exec(line)?.[0];
      return found === undefined ? [] : [`content/${name}:${i + 1}: "${found}": say ${instead}`];
    });
  });
}

/** Headings that stand twice on a page: whoever reads only these could not tell the sections apart. */
export function headingFaults({ path, html }: BuiltPage): string[] {
  // Of the lists that a filter shows one at a time, that of everything.
  const shown = html.replace(/<ul\b[^>]* data-in="(?!all")[^>]*>.*?<\/ul>/gs, '');
  const headings = [...shown.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, , inner = '']) =>
    textOf(inner),
  );
  const twice = headings.filter((heading, i) => headings.indexOf(heading) !== i);
  return twice.map((heading) => `${path}: the heading "${heading}" stands twice`);
}

/** How far from a figure its label may stand, in characters: a table cell or a sentence away. */
const reach = 160;

/**
 * Figures of the company that stand without what they measure. Articles and case studies, which explain theirs in
 * sentences, are left to their editor, and so is the title of an article in a link.
 */
export function labelFaults({ path, html }: BuiltPage): string[] {
  if (/^\/(?:blog|case-studies)\b./.test(path)) return [];
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const text = textOf(main.replace(/<a\b[^>]*href="\/blog\/.*?<\/a>/gs, ' ')).toLowerCase();
  return [...labelsByValue].flatMap(([value, labels]) =>
    placesOf(value.toLowerCase(), text)
      .map((at) => text.slice(Math.max(0, at - reach), at + value.length + reach))
      .filter((around) => !labels.some((label) => around.includes(label)))
      .map((around) => `${path}: ${value} stands without its label, in "${around.trim()}"`),
  );
}

const labelsByValue: ReadonlyMap<string, readonly string[]> = labelsOf([
  ...Object.values<Claim>(claims.headline),
  ...Object.values<Claim>(claims.strip),
  ...Object.values<Claim>(claims.services),
  ...Object.values<Claim>(claims.pricing),
  ...Object.values<Claim>(claims.calculator),
  ...statsStrip,
  ...provenResults,
]);

/** All labels of a figure: the home page says "revenue growth" where the case says "annual OTA revenue growth". */
function labelsOf(known: readonly Claim[]): Map<string, string[]> {
  const labels = new Map<string, string[]>();
  for (const { value, label } of known) {
    // A bare count, as "68", is a figure only together with its word.
    if (/^\d+$/.test(value)) continue;
    labels.set(value, [...(labels.get(value) ?? []), label.toLowerCase()]);
  }
  return labels;
}

/** Where the value stands as a figure of its own: not as a part of 18-32% or 145%. */
function placesOf(value: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    if (!/[\d.,-]/.test(text.charAt(at - 1))) places.push(at);
  }
  return places;
}

/** At which the reading times in front matter are stated. */
export const wordsPerMinute = 210;
/** How far a text's length may be from what its stated time allows, as a ratio. */
export const readingTolerance = 0.15;

export function readingTimeFaults({ path, words, minutes }: TextLength): string[] {
  const isWithin = Math.abs(words / (minutes * wordsPerMinute) - 1) <= readingTolerance;
  return isWithin ? [] : [`${path}: ${words} words do not take ${minutes} minutes to read`];
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
