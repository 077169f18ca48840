import { beforeEach, expect, test, vi } from 'vitest';
import { headMarkup } from '../../../src/seo/head-markup';
import type { CompleteHead } from '../../../src/seo/page-head';

beforeEach(() => {
  vi.stubEnv('VITE_SITE_ORIGIN', 'https://kitaki.test');
});

function head(more: Partial<CompleteHead> = {}): CompleteHead {
  return {
    path: '/about',
    title: 'About us',
    description: 'Who we are.',
    keywords: ['a', 'b'],
    drawingDescription: 'A window.',
    ...more,
  };
}

const markupOf = (page: CompleteHead) => headMarkup(page, '#EDF2EC');

function contentOf(page: CompleteHead, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(markupOf(page))?.[1];
}

test('the share picture of a page has the title and the drawing as text alternative', () => {
  const page = head({ pictureWords: { title: 'Who is there?' }, drawingDescription: 'A door.' });
  expect(contentOf(page, 'og:image')).toBe('https://kitaki.test/share/about.png');
  expect(contentOf(page, 'og:image:alt')).toBe('Who is there? A door.');
  expect(contentOf(head({ path: '/blog/pace' }), 'og:image')).toBe('https://kitaki.test/share/blog-pace.png');
});

test('a page with noIndex has no canonical address and no breadcrumb', () => {
  const page = head({ path: '/saved', noIndex: true });
  const text = markupOf(page);
  expect(contentOf(page, 'robots')).toBe('noindex');
  expect(text).not.toMatch(/canonical|BreadcrumbList/);
  expect(contentOf(page, 'og:image')).toBe('https://kitaki.test/share/home.png');
});

test('no text of a page can close its tag', () => {
  const nasty = '"></script><script>alert(1)</script>&';
  const text = markupOf(head({ title: nasty, description: nasty }));
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(text.match(/<\/script>/g)).toHaveLength(1);
  expect(text).toContain('content="&quot;&gt;&lt;/script&gt;');
  const json = /<script[^>]*>(.*)<\/script>/.exec(text)?.[1] ?? '';
  expect(JSON.stringify(JSON.parse(json))).toContain('alert(1)');
});

test('a page of a series names the pages before and after it', () => {
  const text = markupOf(head({ previous: '/blog', next: '/blog/page/3' }));
  expect(text).toContain('<link rel="prev" href="https://kitaki.test/blog">');
  expect(text).toContain('<link rel="next" href="https://kitaki.test/blog/page/3">');
  expect(markupOf(head())).not.toMatch(/rel="(?:prev|next)"/);
});
