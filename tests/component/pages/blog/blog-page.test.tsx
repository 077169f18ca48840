import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { articles } from '../../../../src/content/articles';
import { type Category, categoryPath } from '../../../../src/content/blog-pages';
import { articleCategories } from '../../../../src/content/copy/article-categories';
import { blogCopy } from '../../../../src/content/copy/blog';
import { newsletterCopy, stayUpdatedCopy } from '../../../../src/content/copy/newsletter';
import pageOf from '../../../../src/pages/blog/page';
import blogScript from '../../../../src/pages/blog/script';
import { stubNavigator } from '../../../support/stub-navigator';

const [first] = articles;
if (!first) throw new Error('there are articles');
/** A category without the newest article, which is featured. */
const otherCategory = articleCategories.find((category) => category !== first.category) as Category;

let stop: () => void;

afterEach(() => {
  stop();
});

/** Opens the prerendered page of a path, with its script. */
async function openBlog(path = '/blog') {
  const { Page } = await pageOf(path);
  const content = document.createElement('div');
  Object.assign(content.dataset, { page: 'blog', path });
  content.innerHTML = renderToStaticMarkup(<Page />);
  document.body.append(content);
  stop = blogScript.enhance(content);
  return content;
}

/** The shown titles: in the list, and featured. */
function shown() {
  const titles = (selector: string) =>
    [...document.querySelectorAll(selector)].map((title) => title.textContent);
  return { featured: titles('article:not(li *) h2'), listed: titles('li article h2') };
}

/** The links of the filter, as text and path, and the text of the current one. */
function filter() {
  const nav = within(screen.getByRole('navigation', { name: blogCopy.filter.label }));
  return {
    links: nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    current: nav.getByRole('link', { current: true }).textContent,
  };
}

function titlesOf(category: string) {
  return articles.filter((article) => article.category === category).map(({ title }) => title);
}

test('/blog shows all articles: it features the first and lists the others', async () => {
  await openBlog();
  expect(shown()).toEqual({ featured: [first.title], listed: articles.slice(1).map(({ title }) => title) });
  expect(filter().current).toBe(blogCopy.filter.all);
});

test('the filter has the same links on /blog and on the page of a category', async () => {
  await openBlog();
  const { links } = filter();
  expect(links).toEqual([
    [blogCopy.filter.all, '/blog'],
    ...articleCategories.map((category) => [category, categoryPath(category)]),
  ]);
  document.body.replaceChildren();
  await openBlog(categoryPath(otherCategory));
  expect(filter()).toEqual({ links, current: otherCategory });
});

test('the page of a category lists all of its articles and features none of another category', async () => {
  await openBlog(categoryPath(otherCategory));
  expect(shown()).toEqual({ featured: [], listed: titlesOf(otherCategory) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(otherCategory);
});

test('the first article appears twice on the page of its category', async () => {
  await openBlog(categoryPath(first.category));
  expect(shown()).toEqual({ featured: [first.title], listed: titlesOf(first.category) });
});

test('only articles that the worker has stored are marked as saved', async () => {
  const saved = articles[2];
  stubNavigator('serviceWorker', { controller: {} });
  vi.stubGlobal('caches', {
    has: async () => true,
    open: async () => ({
      keys: async () => [{ url: `https://kitaki.example${saved?.path}?__WB_REVISION__=1` }],
    }),
  });
  await openBlog();
  await expect.poll(() => document.querySelector('[data-stored]')).not.toBeNull();
  const marked = [...document.querySelectorAll('[data-stored] h2')].map(({ textContent }) => textContent);
  expect(new Set(marked)).toEqual(new Set([saved?.title]));
});

test('the newsletter form is below its heading', async () => {
  const form = (await openBlog()).querySelector('form');
  const heading = screen.getByRole('heading', { name: stayUpdatedCopy.title });
  expect(heading.compareDocumentPosition(form as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByLabelText(newsletterCopy.label).getAttribute('name')).toBe('fields[email]');
});
