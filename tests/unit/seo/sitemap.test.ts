import { expect, test } from 'vitest';
import type { CompleteHead } from '../../../src/seo/page-head';
import { sitemap } from '../../../src/seo/sitemap';

function head(path: string, more: Partial<CompleteHead> = {}): CompleteHead {
  return { path, title: path, description: path, keywords: [], drawingDescription: '', ...more };
}

const LIST = { path: '/blog', name: 'Blog' };

test('the lastmod of a list is the latest day of its articles', () => {
  const heads = [
    head('/blog'),
    head('/blog/old', { trail: [LIST], article: { section: 'x', modifiedAt: '2024-12-01' } }),
    head('/blog/new', { trail: [LIST], article: { section: 'x', modifiedAt: '2025-10-01' } }),
  ];
  const days = [...sitemap(heads).matchAll(/<lastmod>(.*?)</g)].map(([, day]) => day);
  expect(days).toEqual(['2025-10-01', '2024-12-01', '2025-10-01']);
});
