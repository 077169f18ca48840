import type { ComponentType } from 'react';
import type { HeaderBackground } from '../../app/page-runtime/page-document';
import * as homeSharePicture from '../../pages/home/share-picture';
import type { SharePicture } from '../../scenes/share/share-layouts';
import type { CompleteHead, PageHead } from '../../seo/page-head';
import type { Route } from './routes';

/** What `page.tsx` exports: the component and the content of its head. */
interface PageModule {
  Page: ComponentType;
  head: PageHead;
  /** The background behind the header. Default: `canvas`. */
  background?: HeaderBackground;
  /** Default: that of the home page. */
  sharePicture?: SharePicture;
}

/** What `page.tsx` exports if it makes several pages. `path` is that of the route. */
interface ModuleOfPages {
  pageOf: (path: string) => Promise<PageModule>;
}

const modules = import.meta.glob<PageModule | ModuleOfPages>('../../pages/*/page.tsx');

/**
 * Loads the page of a route: its component, its head, the background behind the header, and the function that draws its share
 * picture. Rejects if `page.tsx` is missing or does not load, or if its `pageOf` rejects, as is usual for an unknown path.
 */
export async function loadPage({ path, folder }: Route) {
  const load = modules[`../../pages/${folder}/page.tsx`];
  if (!load) throw new Error(`src/pages has no ${folder}/page.tsx`);
  const module = await load();
  const {
    Page,
    head,
    background = 'canvas',
    sharePicture: { drawSharePicture, drawingDescription } = homeSharePicture,
  } = 'pageOf' in module ? await module.pageOf(path) : module;
  const completeHead: CompleteHead = { ...head, path, drawingDescription };
  return { Page, head: completeHead, background, drawSharePicture };
}
