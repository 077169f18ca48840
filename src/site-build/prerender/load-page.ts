import type { ComponentType } from 'react';
import type { HeaderGround } from '../../app/shell/header-ground';
import type { SharePicture } from '../../scenes/share/share-picture';
import type { CompleteHead, PageHead } from '../../seo/page-head';
import type { Route } from './routes';

/** What `page.tsx` exports: the component and the content of its head. */
interface PageModule {
  Page: ComponentType;
  head: PageHead;
  /** The background behind the header. Default: `canvas`. */
  ground?: HeaderGround;
  /** Default: the `share-picture.ts` of the page, or else of the home page. */
  picture?: DescribedPicture;
}

/** What `page.tsx` exports if it makes several pages. `path`: that of the route. */
type ModuleOfPages = { pageOf: (path: string) => Promise<PageModule> };

/** What `share-picture.ts` exports. */
interface DescribedPicture {
  sharePicture: SharePicture;
  /** What it shows, for its text alternative. */
  drawingDescription: string;
}

/** A page, complete for rendering. */
export interface LoadedPage {
  Page: ComponentType;
  head: CompleteHead;
  ground: HeaderGround;
  sharePicture: SharePicture;
}

const modules = import.meta.glob<PageModule | ModuleOfPages>('../../pages/*/page.tsx');
const sharePictures = import.meta.glob<DescribedPicture>('../../pages/*/share-picture.ts');

/**
 * Loads a page: component, complete head, header ground, and the function that draws the share picture. That is the page's own,
 * else that of its `share-picture.ts`, else that of the home page. Rejects if there is no `page.tsx`, if its `pageOf` rejects
 * (most do for an unknown path), if a file does not load, or if `share-picture.ts` has no `drawingDescription`.
 */
export async function loadPage({ path, page }: Route): Promise<LoadedPage> {
  const load = modules[`../../pages/${page}/page.tsx`];
  if (!load) throw new Error(`src/pages has no ${page}/page.tsx`);
  const module = await load();
  const { Page, head, ground = 'canvas', picture } = 'pageOf' in module ? await module.pageOf(path) : module;
  const { sharePicture, drawingDescription } = picture ?? (await loadSharePicture(page));
  return { Page, head: { ...head, path, drawingDescription }, ground, sharePicture };
}

async function loadSharePicture(page: string): Promise<DescribedPicture> {
  const load = sharePictures[`../../pages/${page}/share-picture.ts`];
  if (!load) return loadSharePicture('home');
  const picture = await load();
  if (!picture.drawingDescription)
    throw new Error(`src/pages/${page}/share-picture.ts must export drawingDescription`);
  return picture;
}
