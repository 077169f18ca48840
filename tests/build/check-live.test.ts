import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { distDir } from '../../src/node/paths';
import { withBuiltSite } from '../../src/programs/built-site/serve-built-site';
import { checkSite } from '../../src/programs/check-live/check-site';

test('the built site on the local server has no finding in any row', async () => {
  const robots = readFileSync(join(distDir, 'robots.txt'), 'utf8');
  const origin = /^Sitemap: (.+)\/sitemap\.xml$/m.exec(robots)?.[1] ?? '';
  await withBuiltSite(async (url) => {
    // The pages name the origin of the build, and the server of this test has another port.
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      if (headers.has('Origin')) headers.set('Origin', url);
      return fetch(url + new URL(address).pathname, { ...init, headers });
    });
    const checks = await checkSite(origin);
    expect(checks.length).toBeGreaterThan(8);
    expect(checks.flatMap((check) => check.findings)).toEqual([]);
  });
});
