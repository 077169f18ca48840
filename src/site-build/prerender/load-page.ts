import * as homeSharePicture from '../../pages/home/share-picture';
import type { PageModule } from '../../pages/page-module';
import type { CompleteHead } from '../../seo/page-head';
import type { Route } from './routes';

const modules = import.meta.glob<PageModule | ((path: string) => Promise<PageModule>)>(
  '../../pages/*/page.tsx',
  { import: 'default' },
);

/**
 * Loads the page of a route: its component, its head, the background behind the header, and the function that draws its share
 * picture. Rejects if `page.tsx` is missing or does not load, or if its function rejects, as is usual for an unknown path.
 */
export async function loadPage({ path, folder }: Route) {
  const load = modules[`../../pages/${folder}/page.tsx`];
  if (!load) throw new Error(`src/pages has no ${folder}/page.tsx`);
  const page = await load();
  const {
    Page,
    head,
    background = 'canvas',
    sharePicture: { drawSharePicture, drawingDescription } = homeSharePicture,
  } = typeof page === 'function' ? await page(path) : page;
  const completeHead: CompleteHead = { ...head, path, drawingDescription };
  return { Page, head: completeHead, background, drawSharePicture };
}
