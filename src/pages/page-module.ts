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
