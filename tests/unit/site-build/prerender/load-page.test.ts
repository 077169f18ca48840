import { expect, test } from 'vitest';
import { loadPage } from '../../../../src/site-build/prerender/load-page';
import { routes } from '../../../../src/site-build/prerender/routes';

const files = import.meta.glob<object>('../../../../src/pages/*/share-picture.ts', { eager: true });
const pictureOf = (page: string) => files[`../../../../src/pages/${page}/share-picture.ts`];

test('a page with a share-picture.ts is shared with that drawing and its description', async () => {
  const drawn = routes.filter(({ page }) => pictureOf(page) !== undefined);
  expect(drawn.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/about', '/blog']));
  for (const route of drawn) {
    const { head, sharePicture } = await loadPage(route);
    expect({ sharePicture, drawingDescription: head.drawingDescription }, route.path).toEqual({
      ...pictureOf(route.page),
    });
  }
  // It loads every page, which takes seconds on a busy computer.
}, 30_000);
