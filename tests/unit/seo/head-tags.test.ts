import { expect, test } from 'vitest';
import { headMarkup } from '../../../src/seo/head-markup';
import { headTags } from '../../../src/seo/head-tags';
import type { PageHead } from '../../../src/seo/page-head';

const origin = 'https://kitaki.test';

function head(more: Partial<PageHead> = {}): PageHead {
  return { path: '/about', title: 'About us', description: 'Who we are.', keywords: ['a', 'b'], ...more };
}

function contentOf(page: PageHead, name: string): string | undefined {
  const tags = headTags(page, origin, '#EDF2EC');
  return tags.find(({ attributes }) => attributes.name === name || attributes.property === name)?.attributes
    .content;
}

test('the document title is the title and the brand', () => {
  expect(headTags(head(), origin, '#EDF2EC')[0]).toEqual({
    tag: 'title',
    attributes: {},
    text: 'About us | Kitaki',
  });
});

test('a page has its own share picture; its text alternative is title and drawing', () => {
  const page = head({ picture: { title: 'Who is there?', drawn: 'A door.' } });
  expect(contentOf(page, 'og:image')).toBe('https://kitaki.test/share/about.png');
  expect(contentOf(page, 'og:image:alt')).toBe('Who is there? A door.');
  expect(contentOf(head({ path: '/blog/pace' }), 'og:image')).toBe('https://kitaki.test/share/blog-pace.png');
});

test('a page with noIndex has no canonical address and no breadcrumb', () => {
  const page = head({ path: '/saved', noIndex: true });
  const text = headMarkup(headTags(page, origin, '#EDF2EC'));
  expect(contentOf(page, 'robots')).toBe('noindex');
  expect(text).not.toMatch(/canonical|BreadcrumbList/);
  expect(contentOf(page, 'og:image')).toBe('https://kitaki.test/share/home.png');
});

test('a text without a stated day has no publication tag', () => {
  const page = head({ kind: 'article', written: { section: 'Case studies' } });
  expect(contentOf(page, 'article:section')).toBe('Case studies');
  expect(contentOf(page, 'article:published_time')).toBeUndefined();
});

test('no text of a page can close its tag', () => {
  const nasty = '"></script><script>alert(1)</script>&';
  const text = headMarkup(headTags(head({ title: nasty, description: nasty }), origin, '#EDF2EC'));
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(text.match(/<\/script>/g)).toHaveLength(1);
  expect(text).toContain('content="&quot;&gt;&lt;/script&gt;');
  const json = /<script[^>]*>(.*)<\/script>/.exec(text)?.[1] ?? '';
  expect(JSON.stringify(JSON.parse(json))).toContain('alert(1)');
});

test('a page of a series names the pages before and after it', () => {
  const text = headMarkup(headTags(head({ previous: '/blog', next: '/blog/page/3' }), origin, '#EDF2EC'));
  expect(text).toContain('<link rel="prev" href="https://kitaki.test/blog">');
  expect(text).toContain('<link rel="next" href="https://kitaki.test/blog/page/3">');
  expect(headMarkup(headTags(head(), origin, '#EDF2EC'))).not.toMatch(/rel="(?:prev|next)"/);
});
