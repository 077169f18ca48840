import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { articles } from '../../../src/content/articles';
import { blogCopy } from '../../../src/content/copy/blog';
import { pageOf } from '../../../src/pages/blog/page';
import { followLinks } from '../../../src/platform/links';

const [first] = articles;

let leaveLinks: () => void;

beforeEach(() => {
  history.replaceState(null, '', '/blog');
  leaveLinks = followLinks(navigate);
});

afterEach(() => {
  cleanup();
  leaveLinks();
  vi.unstubAllGlobals();
});

async function openBlog(address = '/blog') {
  history.replaceState(null, '', address);
  const { Page } = await pageOf();
  await act(async () => {
    render(<Page />);
  });
}

/** The titles in the list, and the featured one. Read from the document: a query by role weighs every style of it. */
function shown() {
  const titles = (selector: string) =>
    [...document.querySelectorAll(selector)].map((title) => title.textContent);
  return { featured: titles('div > article h2'), listed: titles(`ul[aria-label=${blogCopy.list}] h2`) };
}

function titlesOf(category: string) {
  return articles.filter((article) => article.category === category).map(({ title }) => title);
}

test('All features the first article and lists the others', async () => {
  await openBlog();
  expect(shown()).toEqual({ featured: [first?.title], listed: articles.slice(1).map(({ title }) => title) });
});

test('a chosen category stands in the address and is marked as the one that is on', async () => {
  await openBlog();
  const filter = screen.getByRole('navigation', { name: blogCopy.filter.label });
  await userEvent.click(within(filter).getByRole('link', { name: 'Direct Booking' }));
  expect(location.pathname + location.search).toBe('/blog?category=direct-booking');
  expect(within(filter).getByRole('link', { current: true }).textContent).toBe('Direct Booking');
  expect(shown()).toEqual({ featured: [], listed: titlesOf('Direct Booking') });
  expect(within(filter).getByRole('status').textContent).toBe('2 articles in Direct Booking');
});

test('the first article stands twice in its own category', async () => {
  await openBlog('/blog?category=revenue-management');
  expect(shown()).toEqual({ featured: [first?.title], listed: titlesOf('Revenue Management') });
});

test('Back brings the former list', async () => {
  await openBlog('/blog?category=direct-booking');
  await userEvent.click(screen.getByRole('link', { name: 'OTA Management' }));
  expect(shown().listed).toEqual(titlesOf('OTA Management'));
  const returned = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await returned;
  });
  expect(shown().listed).toEqual(titlesOf('Direct Booking'));
});

test('a category that does not exist shows everything', async () => {
  await openBlog('/blog?category=gossip');
  expect(shown().listed).toHaveLength(articles.length - 1);
});

test('only articles that this phone holds are marked as saved', async () => {
  const saved = articles[2];
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } });
  vi.stubGlobal('caches', {
    keys: async () => ['workbox-precache-v2'],
    open: async () => ({
      keys: async () => [{ url: `https://kitaki.example${saved?.path}?__WB_REVISION__=1` }],
    }),
  });
  await openBlog();
  const marks = await screen.findAllByText(blogCopy.saved);
  expect(marks.map((mark) => mark.closest('article')?.querySelector('h2')?.textContent)).toEqual([
    saved?.title,
  ]);
});
