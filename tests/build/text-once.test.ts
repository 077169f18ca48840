// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { allRoutes } from '../../src/app/routes';
import { listFiles } from '../../src/server/site-files';
import { distDir } from '../../src/site-build/paths';
import { distText, pageOf } from './built-site';

const scripts = listFiles(distDir)
  .filter((file) => file.startsWith('assets/') && file.endsWith('.js'))
  .map((file) => distText(`/${file}`))
  .join('\n');

test.each(allRoutes().filter(({ script }) => script === undefined))(
  'the words of $path travel once: in its document, in no script',
  ({ path }) => {
    const words = [...pageOf(path).querySelectorAll('[data-page] :is(h1, h2, p)')]
      // A text without marks stands in a script as it stands in the page, if it stands there.
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => text.length > 40 && /^[ -~]+$/.test(text));
    // What the list of articles, or another page with a script, says as well.
    const twice = words.filter((text) => scripts.includes(text));
    expect(twice.length).toBeLessThanOrEqual(1);
  },
);
