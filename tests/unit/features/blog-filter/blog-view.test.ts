import { expect, test } from 'vitest';
import { blogView } from '../../../../src/features/blog-filter/blog-view';

const posts = [
  { slug: 'pace', category: 'Rates' },
  { slug: 'replies', category: 'Reviews' },
  { slug: 'weekends', category: 'Rates' },
];

function slugs(category: string | null) {
  const { featured, listed } = blogView(posts, category);
  return [featured?.slug, listed.map(({ slug }) => slug)];
}

test('with All the first post is featured and the rest are listed', () => {
  expect(slugs(null)).toEqual(['pace', ['replies', 'weekends']]);
});

test('in its own category the first post is featured and listed as well', () => {
  expect(slugs('Rates')).toEqual(['pace', ['pace', 'weekends']]);
});

test('in another category nothing is featured and all of it is listed', () => {
  expect(slugs('Reviews')).toEqual([undefined, ['replies']]);
});

test('a blog without posts shows none', () => {
  expect(blogView([], null)).toEqual({ featured: null, listed: [] });
});
