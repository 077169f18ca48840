import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleCategories } from '../../content/copy/blog';
import { wordCount } from '../../domain/word-count';
import { random } from '../../scenes/kit/random';
import { listFiles } from '../../server/site-files';
import { bannedWordFaults, wordsPerMinute } from '../checks/content-check';
import { parseFrontMatter, readableText } from '../plugins/front-matter';

/** An article as a file of `content/articles/<slug>/index.mdx`. */
export interface GeneratedArticle {
  slug: string;
  /** The MDX text with its front matter. */
  source: string;
}

/** How often a word does not follow the word before it in a real text. Without this, the texts compress too well. */
const jumpRatio = 0.65;

/**
 * Generates `count` articles for measurements, always the same for the same folder of real articles. Their words and
 * drawings are those of the real articles; their sentences mean nothing, and none is used twice. Each has 600 to 1200
 * words, a table and a chart. Two appear each month, counted back from the newest real article.
 */
export function generateArticles(articlesDir: string, count: number): GeneratedArticle[] {
  const real = listFiles(articlesDir).map((file) => readFileSync(join(articlesDir, file), 'utf8'));
  const fields = real.map((source) => parseFrontMatter(source, articlesDir));
  const scenes = fields.map(({ scene }) => String(scene));
  const newest = fields
    .map(({ publishedAt }) => String(publishedAt))
    .sort()
    .at(-1);
  const write = createWriter(real.map(readableText), random(20));
  return Array.from({ length: count }, (_, i) => {
    const options = { day: dayBefore(newest ?? '', i + 1), minutes: 3 + (i % 3) };
    const category = articleCategories[i % articleCategories.length] ?? '';
    return generateArticle({ ...options, category, scene: scenes[i % scenes.length] ?? '' }, write);
  });
}

interface ArticleOptions {
  /** YYYY-MM-DD. */
  day: string;
  minutes: number;
  category: string;
  scene: string;
}

/** Tries again until the text has no banned word: the words of two innocent sentences can make one. */
function generateArticle(options: ArticleOptions, write: Writer): GeneratedArticle {
  for (;;) {
    const title = write.heading(6);
    const slug = title.toLowerCase().replace(/[^a-z]+/g, '-');
    const source = `${frontMatter(title, options, write)}\n${body(options.minutes, write)}`;
    if (bannedWordFaults({ name: slug, text: source }).length === 0) return { slug, source };
  }
}

function frontMatter(
  title: string,
  { day, minutes, category, scene }: ArticleOptions,
  write: Writer,
): string {
  // A JSON value is also a YAML value.
  const fields = {
    title,
    headTitle: title,
    description: `${write.sentence()} ${write.sentence()}`,
    excerpt: `${write.sentence()} ${write.sentence()}`,
    dek: write.sentence(),
    category,
    keywords: [write.words(2), write.words(2), write.words(2), write.words(3)],
    publishedAt: day,
    modifiedAt: day,
    readingMinutes: minutes,
    listMinutes: minutes,
    scene,
    picture: write.sentence(),
    caption: { figure: `${write.heading(2)}.`, text: write.sentence() },
    closing: { heading: write.heading(7), text: write.sentence(), action: write.heading(3) },
    sources: [1, 2, 3].map(() => ({
      title: write.heading(9),
      url: `https://source.example/${write.number()}`,
    })),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

function body(minutes: number, write: Writer): string {
  const blocks = [write.paragraph(), table(write), `## ${write.heading(5)}`, write.paragraph(), chart(write)];
  for (let i = 1; wordCount(readableText(blocks.join('\n\n'))) < minutes * wordsPerMinute * 0.88; i += 1) {
    if (i % 3 === 0) blocks.push(`## ${write.heading(5)}`);
    blocks.push(`${write.paragraph()}${i <= 3 ? `<Source n={${i}} />` : ''}`);
  }
  const keep = [1, 2, 3].map(() => `- ${write.sentence()}`).join('\n');
  return `${blocks.join('\n\n')}\n\n<Takeaways>\n${keep}\n</Takeaways>\n`;
}

function table(write: Writer): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = [1, 2, 3, 4].map(() => row([write.words(3), `₹${write.number()}`, `₹${write.number()}`]));
  return [row([write.words(2), write.words(2), write.words(2)]), row(['---', '---:', '---:']), ...rows].join(
    '\n',
  );
}

function chart(write: Writer): string {
  const rows = [1, 2, 3].map(
    () => `{ label: '${write.words(2)}', value: ${write.number()}, note: '${write.words(3)}' }`,
  );
  return `<BarFigure caption="${write.heading(9)}" unit="₹" rows={[${rows.join(', ')}]} />`;
}

interface Writer {
  /** A heading that no other call returned. */
  heading: (words: number) => string;
  sentence: () => string;
  paragraph: () => string;
  /** Words in lower case, without punctuation. */
  words: (count: number) => string;
  /** A whole number from 1000 to 9999. */
  number: () => number;
}

/** Creates a writer that puts the words of `texts` into a new order. `next` returns numbers from 0 to 1. */
function createWriter(texts: readonly string[], next: () => number): Writer {
  const pool = texts.flatMap((text) => text.match(/[A-Za-z]+/g) ?? []).map((word) => word.toLowerCase());
  const followers = new Map<string, string[]>();
  pool.forEach((word, i) => {
    followers.set(word, [...(followers.get(word) ?? []), pool[i + 1] ?? '']);
  });
  const pick = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? '';
  const wordAfter = (word: string) => pick(next() < jumpRatio ? pool : (followers.get(word) ?? pool));
  const words = (count: number) => {
    const chosen = [pick(pool)];
    while (chosen.length < count) chosen.push(wordAfter(chosen.at(-1) ?? ''));
    return chosen.join(' ');
  };
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const sentence = () => {
    const length = 8 + Math.floor(next() * 14);
    return capital(`${words(length)}${next() < 0.3 ? `, ${words(5)}` : ''}.`);
  };
  const used = new Set<string>();
  return {
    words,
    sentence,
    paragraph: () => Array.from({ length: 3 + Math.floor(next() * 3) }, sentence).join(' '),
    number: () => 1000 + Math.floor(next() * 9000),
    heading: (count) => {
      for (;;) {
        const heading = capital(words(count));
        if (!used.has(heading)) {
          used.add(heading);
          return heading;
        }
      }
    },
  };
}

/** The day of the article that is `place` articles older than the one of `day`: the 15th and the 1st of each month. */
function dayBefore(day: string, place: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1 - Math.ceil(place / 2), place % 2 === 1 ? 15 : 1));
  return date.toISOString().slice(0, 10);
}
