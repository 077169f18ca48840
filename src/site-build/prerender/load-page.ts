import type { ComponentType } from 'react';
import type { HeaderBackground } from '../../app/page-runtime/page-document';
import type { DrawSharePicture } from '../../scenes/share/share-layouts';
import type { CompleteHead, PageHead } from '../../seo/page-head';
import type { Route } from './routes';

/** What `page.tsx` exports: the component and the content of its head. */
interface PageModule {
  Page: ComponentType;
  head: PageHead;
  /** The background behind the header. Default: `canvas`. */
  background?: HeaderBackground;
  sharePicture?: SharePicture;
}

/** What `page.tsx` exports if it makes several pages. `path` is that of the route. */
interface ModuleOfPages {
  pageOf: (path: string) => Promise<PageModule>;
}

/** What `share-picture.ts` exports. */
interface SharePicture {
  drawSharePicture: DrawSharePicture;
  /** What it shows, for its text alternative. */
  drawingDescription: string;
}

const modules = import.meta.glob<PageModule | ModuleOfPages>('../../pages/*/page.tsx');
const sharePictures = import.meta.glob<SharePicture>('../../pages/*/share-picture.ts');

/**
 * Loads the page of a route: its component, its head, the background behind the header, and the function that draws its share
 * picture. The picture is the `sharePicture` of `page.tsx`, or else the page's `share-picture.ts`, or else that of the home
 * page. Rejects if a file does not load, `page.tsx` is missing, or the `share-picture.ts` that is used has no
 * `drawingDescription`. Also rejects if `pageOf` does, as most do for an unknown path.
 */
export async function loadPage({ path, folder }: Route) {
  const load = modules[`../../pages/${folder}/page.tsx`];
  if (!load) throw new Error(`src/pages has no ${folder}/page.tsx`);
  const module = await load();
  const {
    Page,
    head,
    background = 'canvas',
    sharePicture,
  } = 'pageOf' in module ? await module.pageOf(path) : module;
  const { drawSharePicture, drawingDescription } = sharePicture ?? (await loadSharePicture(folder));
  const completeHead: CompleteHead = { ...head, path, drawingDescription };
  return { Page, head: completeHead, background, drawSharePicture };
}

async function loadSharePicture(folder: string): Promise<SharePicture> {
  const load = sharePictures[`../../pages/${folder}/share-picture.ts`];
  if (!load) return loadSharePicture('home');
  const picture = await load();
  if (!picture.drawingDescription)
    throw new Error(`src/pages/${folder}/share-picture.ts must export drawingDescription`);
  return picture;
}
