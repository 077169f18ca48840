import type { ComponentType } from 'react';
import type { SharePicture } from '../scenes/share/share-layouts';
import type { PageHead } from '../seo/page-head';

/** The backgrounds that may be behind the header. */
export const HEADER_BACKGROUNDS = ['canvas', 'night', 'indigo', 'sky', 'lit'] as const;

/** Name of a background behind the header. */
export type HeaderBackground = (typeof HEADER_BACKGROUNDS)[number];

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
