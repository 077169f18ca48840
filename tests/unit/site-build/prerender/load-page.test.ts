import { expect, test } from 'vitest';
import { loadPage } from '../../../../src/site-build/prerender/load-page';
import { routes } from '../../../../src/site-build/prerender/routes';

const files = import.meta.glob<object>('../../../../src/pages/*/share-picture.ts', { eager: true });
const pictureOf = (folder: string) => files[`../../../../src/pages/${folder}/share-picture.ts`];

test('a page with a share-picture.ts is shared with that drawing and its description', async () => {
  const drawn = routes.filter(({ folder }) => pictureOf(folder) !== undefined);
  expect(drawn.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/about', '/blog']));
  for (const route of drawn) {
    const { head, drawSharePicture } = await loadPage(route);
    expect({ drawSharePicture, drawingDescription: head.drawingDescription }, route.path).toEqual({
      ...pictureOf(route.folder),
    });
  }
  // It loads every page, which takes seconds on a busy computer.
}, 30_000);
