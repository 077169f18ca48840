import { expect, test } from 'vitest';
import { categoryAddress, categorySlug } from '../../../../src/features/blog-filter/category-address';

test('every category has an address of its own', () => {
  expect(categoryAddress('/blog', 'OTA Management')).toBe('/blog?category=ota-management');
});

test('all of the list is its plain address', () => {
  expect(categoryAddress('/blog', null)).toBe('/blog');
  expect(categorySlug(null)).toBe('all');
});
