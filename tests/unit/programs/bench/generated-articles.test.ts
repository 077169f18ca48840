import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { countWords, parseFrontMatter, readableText } from '../../../../src/content/mdx-source';
import { listFiles } from '../../../../src/node/list-files';
import { rootDir } from '../../../../src/node/paths';
import { generateArticles } from '../../../../src/programs/bench/generated-articles';

const articlesDir = join(rootDir, 'src/content/articles');
const real = listFiles(articlesDir).map((file) => readFileSync(join(articlesDir, file), 'utf8'));
const generated = generateArticles(articlesDir, 40);

test('the same call generates the same articles', () => {
  expect(generateArticles(articlesDir, 40)).toEqual(generated);
});

test('no two generated articles share an address or a sentence of two words or more', () => {
  expect(new Set(generated.map(({ slug }) => slug)).size).toBe(40);
  const sentences = generated.flatMap(
    ({ source }) => readableText(source).match(/[A-Z][a-z]*,? [a-z ,]+\./g) ?? [],
  );
  expect(sentences.length).toBeGreaterThan(950);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('a generated article has about 1000 words, a table and a chart', () => {
  for (const { source } of generated) {
    const words = countWords(readableText(source));
    expect(words).toBeGreaterThan(900);
    expect(words).toBeLessThan(1_100);
    expect(source).toContain('|---:|');
    expect(source).toContain('<BarChart ');
  }
});

test('two generated articles appear in each month before the newest real one', () => {
  const dayOf = (source: string) => String(parseFrontMatter(source, articlesDir).publishedAt);
  const newest = new Date(real.map(dayOf).sort().at(-1) ?? '');
  const months = Array.from({ length: 20 }, (_, i) =>
    new Date(Date.UTC(newest.getUTCFullYear(), newest.getUTCMonth() - i - 1)).toISOString().slice(0, 7),
  );
  expect(generated.map(({ source }) => dayOf(source))).toEqual(
    months.flatMap((month) => [`${month}-15`, `${month}-01`]),
  );
});

test('generated texts compress no better than as much text of the real articles', () => {
  const realText = real.map(readableText).join('\n');
  const text = generated.map(({ source }) => readableText(source)).join('\n');
  const compressedBytes = (from: string) => brotliCompressSync(from.slice(0, realText.length)).length;
  expect(compressedBytes(text)).toBeGreaterThan(compressedBytes(realText));
});
