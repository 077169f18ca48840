import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Article } from '../../../../src/content/articles';
import { blogPages } from '../../../../src/content/blog-pages';
import { blogCopy } from '../../../../src/content/copy/blog';
import { enhance } from '../../../../src/pages/blog/script';
import { headMarkup } from '../../../../src/seo/head-markup';
import { loadPage } from '../../../../src/site-build/prerender/load-page';

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

async function open(path: string, query = '') {
  vi.stubEnv('VITE_SITE_ORIGIN', 'https://kitaki.test');
  const { Page, head } = await load(path);
  history.replaceState(null, '', path + query);
  const content = document.createElement('div');
  content.dataset.page = 'blog';
  content.innerHTML = renderToStaticMarkup(<Page />);
  document.body.replaceChildren(content);
  return { content, head, tags: headMarkup(head, '#EDF2EC') };
}

const titles = (within: Element | null) =>
  [...(within?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent);

test('every page of the blog has its own title, description and canonical address', async () => {
  const heads = await Promise.all(blogPages.map(async ({ path }) => (await load(path)).head));
  expect(heads.map(({ path }) => path)).toEqual(blogPages.map(({ path }) => path));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
});

test('/blog shows the newest twelve, links to older ones, and describes the same twelve to search engines', async () => {
  const { content, head, tags } = await open('/blog');
  expect(titles(content.querySelector('ul[data-categories=all]'))).toHaveLength(11);
  expect(content.querySelector('a[rel=next]')?.getAttribute('href')).toBe('/blog/page/2');
  expect(content.querySelector('a[rel=prev]')).toBeNull();
  expect(tags).toContain('<link rel="next" href="https://kitaki.test/blog/page/2">');
  expect(JSON.stringify(head.structuredData?.(head)).match(/"BlogPosting"/g)).toHaveLength(12);
});

test('a category on /blog shows at least four articles and links to all of them', async () => {
  const { content } = await open('/blog', '?category=direct-booking');
  const stop = enhance(content);
  expect(content.dataset.chosenCategory).toBe('direct-booking');
  expect(titles(content.querySelector('ul[data-categories=direct-booking]'))).toEqual([
    'Article 2',
    'Article 7',
    'Article 12',
    'Article 17',
  ]);
  expect(content.querySelector('p[data-categories=direct-booking] a')?.getAttribute('href')).toBe(
    '/blog/category/direct-booking',
  );
  expect(content.querySelector('[role=status]')?.textContent).toBe(
    'The newest 4 of 16 articles in Direct Booking',
  );
  stop();
});

test('a page of older articles links to its neighbours and to every category', async () => {
  const { content, head } = await open('/blog/page/2');
  const stop = enhance(content);
  expect(titles(content)[0]).toBe('Article 12');
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
  expect(titles(content)).toHaveLength(16);
  expect(content.querySelector('[aria-current]')?.textContent).toBe('OTA Management');
  expect(head.crumb).toBe('OTA Management');
});

test('a page that does not exist is refused', async () => {
  await expect(load('/blog/page/99')).rejects.toThrow('/blog/page/99');
});
