import { expect, test } from 'vitest';
import { FILE_SIZE_LIMIT, refuseLargeFiles } from '../../../../src/site-build/precache/precache-list';

function entry(url: string, size: number) {
  return { url, size, revision: null };
}

test('files up to the limit are accepted', () => {
  expect(() => refuseLargeFiles([entry('/', 1), entry('blog', FILE_SIZE_LIMIT)])).not.toThrow();
});

test('the build stops at larger files and names each with its size and the limit', () => {
  const entries = [entry('/', 1), entry('blog', 503_200), entry('assets/hotel.jpg', 2_000_000)];
  const build = () => refuseLargeFiles(entries);
  expect(build).toThrow('at most 400 kB');
  expect(build).toThrow('dist/blog.html has 504 kB\n  dist/assets/hotel.jpg has 2000 kB\nDivide the page');
  expect(build).not.toThrow('index.html');
});
