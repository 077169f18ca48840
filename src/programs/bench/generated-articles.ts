import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleCategories } from '../../content/copy/article-categories';
import { parseFrontMatter, readableText, withoutFrontMatter } from '../../content/mdx-source';
import { createRandom } from '../../helpers/random';
import { listFiles } from '../../node/list-files';

/** Gives the generated articles their form. It has 1,000 words, four tables, a chart, a quotation and a list. */
const TEMPLATE = 'makemytrip-promotions/index.mdx';

/** How often a word does not follow the word before it in a real text. Without this, the texts compress too well. */
const JUMP_RATIO = 0.65;

/**
 * Returns `count` generated articles, newest first, and writes nothing. They are older than the newest real article, two for
 * each month. `source` is the text for the file `src/content/articles/<slug>/index.mdx`. Each article is a copy of
 * `TEMPLATE` with random words of all articles in `articlesDir`, and with random digits. The same files give the same articles.
 * Throws if `TEMPLATE` is missing, or the front matter of an article is missing or invalid.
 */
export function generateArticles(articlesDir: string, count: number) {
  const read = (file: string) => readFileSync(join(articlesDir, file), 'utf8');
  const real = listFiles(articlesDir).map(read);
  const realFields = real.map((source) => parseFrontMatter(source, articlesDir));
  const newest = realFields.map(({ publishedAt }) => String(publishedAt)).sort();
  const reword = createRewording(real.map(readableText).join(' '));
  const fields = parseFrontMatter(read(TEMPLATE), TEMPLATE);
  const body = withoutFrontMatter(read(TEMPLATE));

  function generate(index: number) {
    const day = dayBefore(newest.at(-1) ?? '', index);
    const words: Record<string, unknown> = JSON.parse(reword(JSON.stringify(fields)));
    const frontMatter = {
      ...words,
      // This is the short title. With the long one, /blog would weigh more than with real articles.
      title: words.headTitle,
      category: articleCategories[index % articleCategories.length],
      drawing: realFields[index % realFields.length]?.drawing,
      publishedAt: day,
      modifiedAt: day,
      readingMinutes: fields.readingMinutes,
    };
    // Two titles may have the same words.
    const slug = `${String(words.headTitle).toLowerCase()} ${index}`.replace(/[^a-z0-9]+/g, '-');
    // A JSON text is also a YAML text.
    return { slug, source: `---\n${JSON.stringify(frontMatter)}\n---\n${reword(body)}` };
  }
  return Array.from({ length: count }, (_, index) => generate(index + 1));
}

/** The parts of MDX and JSON that stay: elements, attributes, names of fields, addresses and the numbers of sources. */
const KEPT = /<\/?\w+|\w+=|\{\d+\}|\b(?:label|value|note):|"\w+":|\]\([^)]*\)|https?:[^"]+/;
const KEPT_OR_WORD = new RegExp(`${KEPT.source}|([A-Za-z]+)|(\\d)`, 'g');

/** Returns a function that replaces the words of a text by words of `pool`, and its digits by others. */
function createRewording(pool: string): (text: string) => string {
  const words = pool.toLowerCase().match(/[a-z]+/g) ?? [];
  const next = createRandom(20);
  let index = 0;
  return (text) =>
    text.replace(KEPT_OR_WORD, (part: string, word?: string, digit?: string) => {
      if (digit !== undefined) return String(1 + Math.floor(next() * 9));
      if (word === undefined) return part;
      index = next() < JUMP_RATIO ? Math.floor(next() * words.length) : (index + 1) % words.length;
      const other = words[index] ?? '';
      return /^[A-Z]/.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
    });
}

/** Returns the day of the article that is `distance` articles older than that of `day`: the 15th or the 1st of a month. */
function dayBefore(day: string, distance: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1 - Math.ceil(distance / 2), distance % 2 === 1 ? 15 : 1));
  return date.toISOString().slice(0, 10);
}
