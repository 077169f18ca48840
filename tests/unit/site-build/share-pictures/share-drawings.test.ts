import { expect, test } from 'vitest';
import { loadPage } from '../../../../src/app/page-module';
import { allRoutes } from '../../../../src/app/routes';
import type { ShareWords } from '../../../../src/scenes/share/share-picture';
import { sharePicturePath, sharePictureWords } from '../../../../src/seo/share-picture';
import { shareDrawings } from '../../../../src/site-build/share-pictures/share-drawings';

const pagePictures = import.meta.glob<(words: ShareWords) => string>(
  '../../../../src/pages/*/share-picture.ts',
  { eager: true, import: 'sharePicture' },
);
const pictureOf = (page: string) => pagePictures[`../../../../src/pages/${page}/share-picture.ts`];

test('a page with a share-picture.ts is shared with that drawing', async () => {
  const routes = allRoutes().filter(({ page }) => pictureOf(page) !== undefined);
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/about', '/blog']));
  const pages = await Promise.all(
    routes.map(async (route) => ({ route, head: (await loadPage(route)).head })),
  );
  const drawings = shareDrawings(pages);
  for (const { route, head } of pages) {
    if (head.noIndex) continue;
    expect(drawings.get(sharePicturePath(head)), route.path).toBe(
      pictureOf(route.page)?.(sharePictureWords(head)),
    );
  }
  // It loads every page, which takes seconds on a busy computer.
}, 30_000);
