import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Claim, claims } from '../../src/content/claims';
import { exampleHotel } from '../../src/content/example-hotel';
import { allServicesPrice } from '../../src/content/prices';
import { pricingExample } from '../../src/content/pricing-example';
import { rootDir } from '../../src/node/paths';

const contentDir = join(rootDir, 'src/content');

/**
 * The percentages and rupee amounts of a text in one notation: `₹18,00,000` becomes `₹1800000`, `4.50 %` becomes `4.5%`.
 * `₹5.72 lakh` becomes `₹5.72`.
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

/** The words of a page's main part, with a space between two elements. */
export function wordsOf(document: Document): string {
  const main = document.querySelector('main');
  if (!main) return '';
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  return words.join(' ');
}

/**
 * Every figure that a page may show. An article: those in its own file. A case study: those in its own file and the claims.
 * Other pages: those in content/, except the bodies of articles and case studies.
 */
export function knownFigures(path: string): ReadonlySet<string> {
  const slug = path.split('/').at(-1) ?? '';
  if (existsSync(join(contentDir, `articles/${slug}/index.mdx`)))
    return figuresOf([read(`articles/${slug}/index.mdx`), read('copy/article.ts')]);
  if (path.startsWith('/case-studies/')) {
    return figuresOf([
      read(`case-studies/${slug}/index.mdx`),
      read('copy/case-study-pages.ts'),
      statedClaims(),
    ]);
  }
  return figuresOf([...sources(), statedClaims(), exampleFigures()]);
}

/** Calculated figures: the calculator's example hotel, the example bill and the sum of all prices. */
function exampleFigures(): string {
  const { occupancy, price, revenue } = exampleHotel;
  return [occupancy, price, revenue, ...Object.values(pricingExample), allServicesPrice].join(' ');
}

/** Each number counts as percentage and as amount, because a source may have no unit: `amount: 2000`. */
function figuresOf(texts: readonly string[]): Set<string> {
  const numbers = texts.join(' ').match(/\d[\d,_]*(?:\.\d+)?/g) ?? [];
  return new Set(numbers.flatMap((digits) => [`${plain(digits)}%`, `₹${plain(digits)}`]));
}

/** The claims as pages print them. Some are calculated from others. */
function statedClaims(): string {
  const all = Object.values(claims).flatMap((group) => Object.values<Claim>(group));
  return all.map(({ value }) => value).join(' ');
}

/** The TypeScript and legal texts of content/, and the front matter of articles and case studies. */
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
