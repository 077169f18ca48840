import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appShellCopy } from '../../../src/content/copy/app-shell';
import { distDir } from '../../../src/node/paths';
import { hasOlderArticles } from '../../support/built-blog';
import { publish, readStoredPaths, renewPrecacheList } from '../../support/offline-site';
import { expect, test } from '../../support/site';

test.use({ expectedConsole: /status of 503/ });

const OLDER_ARTICLES = Array.from({ length: 24 }, (_, index) => `/blog/older-${index + 1}`);
/** The second pack and the articles in it. */
const BROKEN_PATHS = /^\/(?:offline-later-2\.txt|blog\/older-2[1-4])$/;

// This test adds older articles and counts their packs. A site with older articles requests its own packs as well.
test.skip(hasOlderArticles);

test('the site is ready offline before the older articles are stored, and a failed download continues later', async ({
  page,
  context,
  site,
}) => {
  site.setFault({ path: BROKEN_PATHS, status: 503 });
  await publish(site, addOlderArticles);
  const storedArticles = async () =>
    (await readStoredPaths(page)).filter((path) => path.startsWith('/blog/older-')).sort();
  await page.goto('/');
  await expect(page.getByText(appShellCopy.readyOffline.textExceptLater)).toBeVisible({ timeout: 45_000 });
  await expect.poll(storedArticles).toEqual(OLDER_ARTICLES.slice(0, 20).sort());

  await context.setOffline(true);
  await page.goto('/blog/older-7/?utm_source=x');
  await expect(page.getByRole('heading', { level: 1, name: 'Article /blog/older-7' })).toBeVisible();
  await page.goto('/blog/older-22');
  await expect(page).toHaveURL('/saved');

  site.setFault(null);
  const requested: string[] = [];
  context.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await context.setOffline(false);
  await expect.poll(storedArticles, { timeout: 15_000 }).toEqual([...OLDER_ARTICLES].sort());
  expect(requested).not.toContain('/offline-later-1.txt');
});

async function addOlderArticles(folder: string): Promise<void> {
  const html = readFileSync(join(distDir, 'blog/hotel-booking-engine.html'), 'utf8');
  for (const path of OLDER_ARTICLES) {
    const article = html.replace(/<h1([^>]*)>.*?<\/h1>/s, `<h1$1>Article ${path}</h1>`);
    writeFileSync(join(folder, `${path.slice(1)}.html`), article);
  }
  renewPrecacheList(folder, OLDER_ARTICLES);
}
