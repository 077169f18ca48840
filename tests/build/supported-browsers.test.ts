// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { listFiles } from '../../src/node/list-files';
import { distDir } from '../../src/node/paths';
import { distText } from './built-site';

const scripts = listFiles(distDir).filter((file) => file.endsWith('.js'));

// TypeScript knows them all, because its type library for browsers has no versions.
test.each([
  { builtIn: 'Response.json', firstSafari: '17' },
  { builtIn: 'URL.canParse', firstSafari: '17' },
  { builtIn: 'AbortSignal.any', firstSafari: '17.4' },
  { builtIn: 'URL.parse', firstSafari: '18' },
])('no script uses $builtIn, which Safari has only since $firstSafari', ({ builtIn }) => {
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((script) => distText(script).includes(builtIn))).toEqual([]);
});
