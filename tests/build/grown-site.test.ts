import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../src/node/list-files';
import { buildGrownSite, growSite } from '../../src/programs/bench/growth';
import { precacheBudget, routeBudget, WORKER_SCRIPT_BUDGET } from '../../src/programs/built-site/budgets';
import { installationFiles, precachedFiles } from '../../src/programs/built-site/built-lists';
import { weighFiles } from '../../src/programs/built-site/weights';

const repositoryCopy = mkdtempSync(join(tmpdir(), 'kitaki-grown-test-'));
const dist = join(repositoryCopy, 'built');

/** The real six and forty generated ones. */
const ARTICLE_COUNT = 46;

/** The build takes about ten seconds on a quiet computer. */
const TIMEOUT_MS = 180_000;

beforeAll(async () => {
  growSite(repositoryCopy, ARTICLE_COUNT);
  await buildGrownSite(repositoryCopy, 'built');
}, TIMEOUT_MS);

afterAll(() => rmSync(repositoryCopy, { recursive: true }));

test('each of 46 articles has a page and a share picture', () => {
  const articles = articleFiles();
  expect(articles).toHaveLength(ARTICLE_COUNT);
  const files = new Set(listFiles(dist));
  const missing = articles.flatMap(({ slug }) =>
    [`/blog/${slug}.html`, `/share/blog-${slug}.png`].filter((file) => !files.has(file)),
  );
  expect(missing).toEqual([]);
});

test('the installation stores the newest twelve articles and every page outside the blog', () => {
  const stored = precachedFiles(dist).map((file) => `/${file}`);
  const blog = readFileSync(join(dist, 'blog.html'), 'utf8');
  const articles = stored.filter((file) => /^\/blog\/[^/]+\.html$/.test(file));
  expect(articles).toHaveLength(12);
  expect(articles.filter((file) => !blog.includes(`href="${file.replace('.html', '')}"`))).toEqual([]);
  const pages = listFiles(dist).filter((file) => file.endsWith('.html') && !file.startsWith('/blog/'));
  expect(pages).toContain('/blog.html');
  expect(pages.filter((file) => !stored.includes(file))).toEqual([]);
});

test('the packs are in the folder that --outDir names', () => {
  const packs = ['/offline-later-1.txt', '/offline-later.json', '/offline-site.txt'];
  expect(listFiles(dist)).toEqual(expect.arrayContaining(packs));
});

test('the worker script stays within its size limit', async () => {
  expect(await weighFiles(['service-worker.js'], dist)).toBeLessThanOrEqual(WORKER_SCRIPT_BUDGET);
});

test('the installation downloads no more than with twelve articles', async () => {
  const articles = Array.from({ length: ARTICLE_COUNT }, () => ({ folder: 'article' }));
  expect(await weighFiles(installationFiles(dist), dist)).toBeLessThanOrEqual(precacheBudget(articles));
});

test('/blog stays within its size limit', async () => {
  expect(await weighFiles(['blog.html'], dist)).toBeLessThanOrEqual(routeBudget({ folder: 'blog' }).html);
});

test('the articles beyond the newest twelve are on /blog/page/2 and the pages after it', () => {
  const pages = listFiles(dist).filter((file) => /^\/blog\/page\/\d+\.html$/.test(file));
  expect(pages).toContain('/blog/page/2.html');
  const lists = pages.map((file) => readFileSync(join(dist, file), 'utf8')).join('');
  const stored = precachedFiles(dist);
  const older = articleFiles().filter(({ slug }) => !stored.includes(`blog/${slug}.html`));
  expect(older).toHaveLength(ARTICLE_COUNT - 12);
  expect(older.filter(({ slug }) => !lists.includes(`href="/blog/${slug}"`))).toEqual([]);
});

/** The articles of the grown copy, by the names of their folders. */
function articleFiles(): { slug: string }[] {
  const articlesDir = join(repositoryCopy, 'src/content/articles');
  return listFiles(articlesDir).map((file) => ({ slug: file.split('/')[1] ?? '' }));
}
