import { expect, test } from 'vitest';
import about from '../../../../src/pages/about/page';
import blogPageOf from '../../../../src/pages/blog/page';
import * as homePicture from '../../../../src/pages/home/share-picture';
import { loadPage } from '../../../../src/site-build/prerender/load-page';

test.each([
  ['its own drawing', '/about', 'about', async () => about.sharePicture],
  [
    'the drawing that its function returns',
    '/blog',
    'blog',
    async () => (await blogPageOf('/blog')).sharePicture,
  ],
  ['the hotel', '/', 'home', async () => homePicture],
  ['the hotel if it has no drawing', '/tools', 'tools', async () => homePicture],
])('a page is shared with %s: %s', async (_, path, folder, picture) => {
  const { head, drawSharePicture } = await loadPage({ path, folder });
  expect({ drawSharePicture, drawingDescription: head.drawingDescription }).toEqual({ ...(await picture()) });
});
