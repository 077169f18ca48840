// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { allRoutes } from '../../src/app/routes';
import { listFiles } from '../../src/server/list-files';
import { distDir } from '../../src/site-build/paths';
import { distText, pageOf } from './built-site';

const scripts = listFiles(distDir)
  .filter((file) => file.startsWith('/assets/') && file.endsWith('.js'))
  .map(distText)
  .join('\n');

/** Pages that React hydrates, fully or partly, have words in their scripts. */
const hydrated = new Set(['contact', 'faq', 'revenue-calculator', 'saved']);

test.each(allRoutes().filter(({ page }) => !hydrated.has(page)))(
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
