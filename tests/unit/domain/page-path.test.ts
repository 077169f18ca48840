import { expect, test } from 'vitest';
import { cleanPath } from '../../../src/domain/page-path';

test.each([
  ['/', '/'],
  ['', '/'],
  ['/index.html', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['//blog//pace/', '/blog/pace'],
  ['/robots.txt', '/robots.txt'],
])('%s gives the path %s', (address, path) => {
  expect(cleanPath(address)).toBe(path);
});
