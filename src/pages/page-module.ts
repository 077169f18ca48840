import type { ComponentType } from 'react';
import type { SharePicture } from '../scenes/share/share-layouts';
import type { PageHead } from '../seo/page-head';
import type { HeaderBackground } from '../theme/header-backgrounds';

/**
 * What `page.tsx` exports as default: the component and the content of its head. If it makes several pages, it exports a
 * function that resolves to a `PageModule` for the path of a route.
 */
export interface PageModule {
  Page: ComponentType;
  head: PageHead;
  /** Default: `canvas`. */
  background?: HeaderBackground;
  /** Default: that of the home page. */
  sharePicture?: SharePicture;
}

/** What `script.ts` exports as default. A page has that file only if it does something in the browser. */
export interface PageScript {
  /** 'when-idle': load the script when the browser is idle, because the page works without it. Default: at once. */
  startWhen?: 'when-idle';
  /** Components to hydrate, by the name of their `<Island>`. */
  islands?: Readonly<Record<string, ComponentType>>;
  /** Adds behaviour to the prerendered page without React. Returns a function that removes it. */
  enhance?: (content: HTMLElement) => () => void;
}
