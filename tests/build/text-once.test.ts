// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allRoutes } from '../../src/app/routes';
import { listFiles } from '../../src/server/list-files';
import { distDir, rootDir } from '../../src/site-build/paths';
import { distText, pageOf } from './built-site';

const scripts = listFiles(distDir)
  .filter((file) => file.startsWith('/assets/') && file.endsWith('.js'))
  .map(distText)
  .join('\n');

/** Returns true if React hydrates the pages of this folder of src/pages, or parts of them: then their words are in a script. */
function isHydrated(page: string): boolean {
  const script = join(rootDir, 'src/pages', page, 'script.ts');
  return existsSync(script) && /^export const live\b/m.test(readFileSync(script, 'utf8'));
}

test('pages whose script exports `live` are hydrated', () => {
  expect(['contact', 'faq', 'revenue-calculator', 'saved', 'article', 'blog'].filter(isHydrated)).toEqual([
    'contact',
    'faq',
    'revenue-calculator',
    'saved',
  ]);
});

test.each(allRoutes().filter(({ page }) => !isHydrated(page)))(
  'the words of $path are in its document and in no script',
  ({ path }) => {
    const words = [...pageOf(path).querySelectorAll('[data-page] :is(h1, h2, p)')]
      // A script would contain a text of plain ASCII unchanged.
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => text.length > 40 && /^[ -~]+$/.test(text));
    expect(scripts).not.toBe('');
    const twice = words.filter((text) => scripts.includes(text));
    expect(twice).toEqual([]);
  },
);
