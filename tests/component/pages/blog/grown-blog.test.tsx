import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Article } from '../../../../src/content/articles';
import { blogPages } from '../../../../src/content/blog-pages';
import { blogCopy } from '../../../../src/content/copy/blog';
import blogScript from '../../../../src/pages/blog/script';
import { headMarkup } from '../../../../src/seo/head-markup';
import { loadPage } from '../../../../src/site-build/prerender/load-page';
import { routes } from '../../../../src/site-build/prerender/routes';

/** The site with 80 articles: five categories in turn. */
vi.mock('../../../../src/content/articles', async (importOriginal) => {
  const { articleCategories } = await import('../../../../src/content/copy/article-categories');
  const original = await importOriginal<typeof import('../../../../src/content/articles')>();
  const [first] = original.articles;
  const articles = Array.from({ length: 80 }, (_, i) => ({
    ...first,
    slug: `a${i}`,
    path: `/blog/a${i}`,
    title: `Article ${i}`,
    category: articleCategories[i % 5],
  })) as Article[];
  return { ...original, articles };
});

const load = (path: string) => loadPage({ path, folder: 'blog' });

async function open(path: string) {
  vi.stubEnv('VITE_SITE_ORIGIN', 'https://kitaki.test');
  const { Page, head } = await load(path);
  history.replaceState(null, '', path);
  const content = document.createElement('div');
  content.dataset.page = 'blog';
  content.innerHTML = renderToStaticMarkup(<Page />);
  document.body.replaceChildren(content);
  return { content, head, tags: headMarkup(head, '#EDF2EC') };
}

const listedTitles = (content: Element) =>
  [...content.querySelectorAll('li h2')].map(({ textContent }) => textContent);

test('every page of the blog has its own title, description and canonical address', async () => {
  const heads = await Promise.all(blogPages.map(async ({ path }) => (await load(path)).head));
  expect(heads.map(({ path }) => path)).toEqual(blogPages.map(({ path }) => path));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

test('/blog shows the newest twelve, links to older ones, and describes the same twelve to search engines', async () => {
  const { content, head, tags } = await open('/blog');
  expect(listedTitles(content)).toHaveLength(11);
  expect(content.querySelector('a[rel=next]')?.getAttribute('href')).toBe('/blog/page/2');
  expect(content.querySelector('a[rel=prev]')).toBeNull();
  expect(tags).toContain('<link rel="next" href="https://kitaki.test/blog/page/2">');
  expect(JSON.stringify(head.structuredData?.(head)).match(/"BlogPosting"/g)).toHaveLength(12);
});

test('a page of older articles links to its neighbours and to every category', async () => {
  const { content, head } = await open('/blog/page/2');
  const stop = blogScript.enhance(content);
  expect(listedTitles(content)[0]).toBe('Article 12');
  expect(content.querySelector('a[rel=prev]')?.getAttribute('href')).toBe('/blog');
  expect(content.querySelector('a[rel=next]')?.getAttribute('href')).toBe('/blog/page/3');
  const filter = [...content.querySelectorAll('nav:first-of-type a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(filter.slice(0, 2)).toEqual(['/blog', '/blog/category/revenue-management']);
  expect(head.trail).toEqual([{ path: '/blog', name: blogCopy.head.crumb }]);
  stop();
});

test('the page of a category lists all of its articles', async () => {
  const { content, head } = await open('/blog/category/ota-management');
  expect(listedTitles(content)).toHaveLength(16);
  expect(content.querySelector('[aria-current]')?.textContent).toBe('OTA Management');
  expect(head.crumb).toBe('OTA Management');
});

test('the installation stores no list with an article older than the newest twelve', () => {
  const lists = routes.filter(({ folder }) => folder === 'blog');
  expect(lists.filter(({ isLaterFile }) => !isLaterFile).map(({ path }) => path)).toEqual(['/blog']);
});

test('a page that does not exist is refused', async () => {
  await expect(load('/blog/page/99')).rejects.toThrow('/blog/page/99');
});
