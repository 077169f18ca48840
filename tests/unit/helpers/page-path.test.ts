import { expect, test } from 'vitest';
import { cleanPath, isPagePath } from '../../../src/helpers/page-path';

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

test.each(['/', '/about', '/about/', '/about.html', '/v1.2/notes'])('%s is the path of a page', (path) => {
  expect(isPagePath(path)).toBe(true);
});

test.each(['/robots.txt', '/robots.txt/', '/assets/a-1.js'])('%s is no path of a page', (path) => {
  expect(isPagePath(path)).toBe(false);
});
