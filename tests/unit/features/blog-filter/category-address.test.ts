import { expect, test } from 'vitest';
import { categoryAddress, categoryOf } from '../../../../src/features/blog-filter/category-address';

const categories = ['OTA Management', 'Direct Booking'] as const;

test('every category has an address that leads back to it', () => {
  for (const category of categories) {
    const [, query = ''] = categoryAddress('/blog', category).split('?');
    expect(categoryOf(`?${query}`, categories)).toBe(category);
  }
});

test('all of the list is its plain address', () => {
  expect(categoryAddress('/blog', null)).toBe('/blog');
  expect(categoryOf('', categories)).toBeNull();
});

test('a category beside the parameters of a campaign is found', () => {
  expect(categoryOf('?utm_source=mail&category=Direct-Booking', categories)).toBe('Direct Booking');
});

test.each(['?category=', '?category=gossip', '?category=%E0%A4%A', '?kategorie=direct-booking'])(
  '%s shows everything',
  (query) => {
    expect(categoryOf(query, categories)).toBeNull();
  },
);
