import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { followLinks } from '../../../../src/app/navigation/links';
import { repeatEarlyPresses } from '../../../../src/app/page-runtime/early-presses';
import { articles } from '../../../../src/content/articles';
import { blogCopy } from '../../../../src/content/copy/blog';
import { newsletterCopy, stayUpdatedCopy } from '../../../../src/content/copy/newsletter';
import { pageOf } from '../../../../src/pages/blog/page';
import { enhance } from '../../../../src/pages/blog/script';
import { stubNavigator } from '../../../support/stub-navigator';

const [first] = articles;
const newestCategory = first?.category ?? '';
/** A category without the newest article, which is featured. */
const otherCategory = articles.find(({ category }) => category !== newestCategory)?.category ?? '';
const { Page } = await pageOf('/blog');
const served = renderToStaticMarkup(<Page />);

let leaveLinks: () => void;
let stop: () => void;

beforeEach(() => {
  leaveLinks = followLinks(navigate);
});

afterEach(() => {
  stop();
  leaveLinks();
  document.body.replaceChildren();
});

/** Opens the prerendered page at an address, with its script. */
function openBlog(address = '/blog') {
  history.replaceState(null, '', address);
  const content = document.createElement('div');
  content.dataset.page = 'blog';
  content.innerHTML = served;
  document.body.append(content);
  stop = enhance(content);
  repeatEarlyPresses(content);
  return content;
}

/** The titles that the styles show: in the list, and featured. */
function shown() {
  const category = document.querySelector<HTMLElement>('[data-page]')?.dataset.chosenCategory ?? 'all';
  const titles = (selector: string) =>
    [...document.querySelectorAll(selector)].map((title) => title.textContent);
  return {
    featured: titles(`article[data-categories~=${category}] h2`),
    listed: titles(`ul[data-categories~=${category}] h2`),
  };
}

function titlesOf(category: string) {
  return articles.filter((article) => article.category === category).map(({ title }) => title);
}

test('the filter "All" features the first article and lists the others', () => {
  openBlog();
  expect(shown()).toEqual({ featured: [first?.title], listed: articles.slice(1).map(({ title }) => title) });
});

test('a chosen category is in the address, and its link is marked as current', async () => {
  openBlog();
  const filter = screen.getByRole('navigation', { name: blogCopy.filter.label });
  await userEvent.click(within(filter).getByRole('link', { name: otherCategory }));
  const slug = otherCategory.toLowerCase().replaceAll(' ', '-');
  expect(location.pathname + location.search).toBe(`/blog?category=${slug}`);
  expect(within(filter).getByRole('link', { current: true }).textContent).toBe(otherCategory);
  const titles = titlesOf(otherCategory);
  expect(shown()).toEqual({ featured: [], listed: titles });
  expect(within(filter).getByRole('status').textContent).toBe(
    blogCopy.filter.announcement(titles.length, titles.length, otherCategory),
  );
});

test('the first article appears twice in its own category', () => {
  openBlog(`/blog?category=${encodeURIComponent(newestCategory)}`);
  expect(shown()).toEqual({ featured: [first?.title], listed: titlesOf(newestCategory) });
});

test('an inline script shows the category of the address before the browser parses a list', () => {
  const page = new DOMParser().parseFromString(`<div data-page>${served}</div>`, 'text/html');
  const script = page.querySelector('script');
  expect(script?.compareDocumentPosition(page.querySelector('[data-categories]') as Node)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const content = document.createElement('div');
  content.dataset.page = 'blog';
  content.innerHTML = served;
  const run = new Function('document', 'location', script?.textContent ?? '');
  run({ currentScript: content.querySelector('script') }, { search: '?category=ota-management' });
  expect(content.dataset.chosenCategory).toBe('ota-management');
  expect(content.querySelector('[aria-current]')?.textContent).toBe('OTA Management');
});

test('the category is read from an address with campaign parameters, and with a plus for a space', () => {
  openBlog('/blog?utm_source=mail&category=Direct+Booking');
  expect(shown().listed).toEqual(titlesOf('Direct Booking'));
});

test.each(['?category=', '?category=gossip', '?category=%E0%A4%A', '?kategorie=direct-booking'])(
  '%s shows everything',
  (query) => {
    openBlog(`/blog${query}`);
    expect(shown().listed).toHaveLength(articles.length - 1);
    expect(document.querySelector('[aria-current]')?.textContent).toBe(blogCopy.filter.all);
  },
);

test('only articles that the worker has stored are marked as saved', async () => {
  const saved = articles[2];
  stubNavigator('serviceWorker', { controller: {} });
  vi.stubGlobal('caches', {
    has: async () => true,
    open: async () => ({
      keys: async () => [{ url: `https://kitaki.example${saved?.path}?__WB_REVISION__=1` }],
    }),
  });
  openBlog();
  await expect.poll(() => document.querySelector('[data-stored]')).not.toBeNull();
  const marked = [...document.querySelectorAll('[data-stored] h2')].map(({ textContent }) => textContent);
  expect(new Set(marked)).toEqual(new Set([saved?.title]));
});

test('the newsletter form is below its heading', () => {
  const form = openBlog().querySelector('form');
  const heading = screen.getByRole('heading', { name: stayUpdatedCopy.title });
  expect(heading.compareDocumentPosition(form as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByLabelText(newsletterCopy.label).getAttribute('name')).toBe('fields[email]');
});
