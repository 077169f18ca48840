// @vitest-environment jsdom
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../src/content/site';
import { listFiles } from '../../src/node/list-files';
import { distDir, distFileOf } from '../../src/node/paths';
import { distText, pageOf, paths } from './built-site';

test('the built pages are exactly those of the route table', () => {
  const built = listFiles(distDir).filter((file) => file.endsWith('.html'));
  expect(built).toEqual(paths.map((path) => `/${distFileOf(path)}`).sort());
});

test.each(paths)('%s has a heading, a title and a language', (path) => {
  const document = pageOf(path);
  expect(document.querySelector('h1')?.textContent).toMatch(/\S/);
  expect(document.title).toMatch(/\S/);
  expect(document.querySelectorAll('title, meta[charset], meta[name=viewport]')).toHaveLength(3);
  expect(document.documentElement.lang).toBe(site.language);
});

test('no two pages have the same title or the same description', () => {
  const heads = paths.map(pageOf);
  const descriptions = heads.map((head) =>
    head.querySelector('meta[name=description]')?.getAttribute('content'),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length);
  expect(new Set(descriptions).size).toBe(paths.length);
});

test.each(paths)('%s loads nothing that blocks its first paint', (path) => {
  const document = pageOf(path);
  expect(
    document.querySelectorAll('link[rel~=stylesheet], link[rel=modulepreload], style:not(head style)'),
  ).toHaveLength(0);
  expect(document.querySelectorAll('head style').length).toBeGreaterThan(0);
});

const scriptsOf = (path: string) => [
  ...pageOf(path).querySelectorAll<HTMLScriptElement>('script:not([type="application/ld+json"])'),
];

test.each(paths)('%s has one script file, as the last element of its body', (path) => {
  const [file, ...others] = scriptsOf(path).filter(({ src }) => src !== '');
  expect(others).toEqual([]);
  expect(file).toBe(pageOf(path).body.lastElementChild);
  expect([file?.getAttribute('type'), file?.textContent]).toEqual(['module', '']);
});

test.each(paths)('the only inline script of %s records early presses', (path) => {
  const scripts = scriptsOf(path).filter(({ src }) => src === '');
  expect(scripts.map(({ dataset }) => dataset.inline)).toEqual(['']);
  expect(scripts[0]?.text).toContain('earlyEvents.push');
});

test.each(paths)('no attribute of %s contains a script', (path) => {
  const handlers = '[onclick], [onload], [onerror], [onsubmit], a[href^="javascript:"]';
  expect(pageOf(path).querySelectorAll(handlers)).toHaveLength(0);
});

test.each(paths)('%s has its text, its navigation and our phone number without JavaScript', (path) => {
  const document = pageOf(path);
  expect(document.querySelector('main')?.textContent?.trim()).not.toBe('');
  expect(
    document.querySelectorAll(`header a[href="/contact"], header a[href="/about"]`).length,
  ).toBeGreaterThan(0);
  expect(document.querySelector(`a[href="${site.phone.href}"]`)).not.toBeNull();
});

test.each(paths)('%s names only files that exist', (path) => {
  const document = pageOf(path);
  const named = [...document.querySelectorAll('[src], [srcset], link[href]:not([rel=canonical])')].flatMap(
    (element) => {
      const sets = element.getAttribute('srcset')?.split(',') ?? [];
      return [element.getAttribute('src') ?? element.getAttribute('href') ?? '', ...sets].map((url) =>
        url.trim(),
      );
    },
  );
  const fonts = [...distText(`/${distFileOf(path)}`).matchAll(/url\("?(\/[^")]+)"?\)/g)].map(
    ([, url = '']) => url,
  );
  const files = [...named, ...fonts]
    .filter((url) => url.startsWith('/'))
    .map((url) => url.replace(/[#? ].*/, ''));
  expect(files.filter((file) => !existsSync(join(distDir, file)))).toEqual([]);
});

test('no id appears twice on a page', () => {
  for (const path of paths) {
    const ids = [...pageOf(path).querySelectorAll('[id]')].map(({ id }) => id);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      path,
    ).toEqual([]);
  }
});

test('parts of /saved are hidden until the requests are counted', () => {
  const document = pageOf('/saved').cloneNode(true) as Document;
  const selectors = distText('/saved.html')
    .split(/[{}]/)
    .filter((part) => part.includes(':has([data-unread])'));
  const hidden = () => selectors.map((selector) => document.querySelectorAll(selector).length);
  // The install notes are empty in the HTML.
  expect(hidden()).toEqual([1, 1, 0]);
  document.querySelector('[data-island=leads] [data-unread]')?.removeAttribute('data-unread');
  expect(hidden()).toEqual([0, 0, 0]);
});

test('no source file is published', () => {
  const unwanted = listFiles(distDir).filter((file) => /\.(?:map|ts|tsx|mdx)$|\/\.vite\//.test(file));
  expect(unwanted).toEqual([]);
});
