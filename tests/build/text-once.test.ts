// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { loadPageScript } from '../../src/app/page-runtime/page-script';
import { listFiles } from '../../src/node/list-files';
import { distDir } from '../../src/node/paths';
import { type Route, routes } from '../../src/site-build/prerender/routes';
import { distText, pageOf } from './built-site';

const scripts = listFiles(distDir)
  .filter((file) => file.startsWith('/assets/') && file.endsWith('.js'))
  .map(distText)
  .join('\n');

// Pages that React hydrates, fully or partly, have words in their scripts.
const isHydrated = async ({ folder }: Route) => Boolean((await loadPageScript(folder)).islands);
const hydrated = await Promise.all(routes.map(isHydrated));

test('apart from the tools, React hydrates three pages', () => {
  const paths = routes.flatMap(({ path }, i) => (hydrated[i] && !path.startsWith('/tools/') ? [path] : []));
  expect(paths.sort()).toEqual(['/contact', '/faq', '/saved']);
});

test.each(routes.filter((_, i) => !hydrated[i]))(
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
