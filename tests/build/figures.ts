import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Claim } from '../../src/content/claim';
import { claims } from '../../src/content/claims';
import { servicesTogether } from '../../src/content/pricing';
import { pricingExample } from '../../src/content/pricing-example';
import { exampleHotel } from '../../src/features/calculator/example-hotel';
import { rootDir } from '../../src/site-build/paths';

const contentDir = join(rootDir, 'src/content');

/**
 * The percentages and rupee amounts of a text, without what is only writing: `₹18,00,000` is `₹1800000`, `4.50 %` is
 * `4.5%`. `₹5.72 lakh` stays `₹5.72`, as its author wrote it.
 */
export function figuresIn(text: string): string[] {
  const percentages = [...text.matchAll(/(\d[\d,]*(?:\.\d+)?)\s?%/g)].map(
    ([, digits = '']) => `${plain(digits)}%`,
  );
  const rupees = [...text.matchAll(/₹\s?(\d[\d,]*(?:\.\d+)?)/g)].map(
    ([, digits = '']) => `₹${plain(digits)}`,
  );
  return [...percentages, ...rupees];
}

/** The words of a page's main part, each element's apart from the next. */
export function wordsOf(document: Document): string {
  const main = document.querySelector('main');
  if (!main) return '';
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  return words.join(' ');
}

/**
 * Every number that the content of a page may make a figure of. An article has its own file and nothing else; a case
 * study its own file and the claims; other pages everything in content/ but the bodies of these.
 */
export function knownFigures(path: string): ReadonlySet<string> {
  const slug = path.split('/').at(-1) ?? '';
  if (existsSync(join(contentDir, `articles/${slug}/index.mdx`)))
    return figuresOf([read(`articles/${slug}/index.mdx`), read('copy/article.ts')]);
  if (path.startsWith('/case-studies/')) {
    return figuresOf([read(`case-studies/${slug}/index.mdx`), read('copy/case-studies.ts'), statedClaims()]);
  }
  return figuresOf([...sources(), statedClaims(), exampleFigures()]);
}

/** The hotel the calculator opens with, the one of the worked bill, and the sum of the prices: each is worked out. */
function exampleFigures(): string {
  const { occupancy, price, revenue } = exampleHotel();
  return [occupancy, price, revenue, ...Object.values(pricingExample), servicesTogether].join(' ');
}

/** A number counts as percentage and as amount, because a source may say which only beside it: `amount: 2000`. */
function figuresOf(texts: readonly string[]): Set<string> {
  const numbers = texts.join(' ').match(/\d[\d,_]*(?:\.\d+)?/g) ?? [];
  return new Set(numbers.flatMap((digits) => [`${plain(digits)}%`, `₹${plain(digits)}`]));
}

/** The claims as they are printed: some are worked out from others. */
function statedClaims(): string {
  const all = Object.values(claims).flatMap((group) => Object.values<Claim>(group));
  return all.map(({ value }) => value).join(' ');
}

/** The TypeScript of content/, the legal texts, and what lists say of articles and cases. */
function sources(): string[] {
  return readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    if (/\.ts$|^legal\//.test(file) && /\.\w+$/.test(file)) return [read(file)];
    return file.endsWith('index.mdx') ? [read(file).split(/^---$/m)[1] ?? ''] : [];
  });
}

function read(file: string): string {
  return readFileSync(join(contentDir, file), 'utf8');
}

function plain(digits: string): string {
  return String(Number(digits.replace(/[,_]/g, '')));
}
