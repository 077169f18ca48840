import type { Thing } from 'schema-dts';

/** One page of a breadcrumb. */
export interface Crumb {
  path: string;
  name: string;
}

/** What a page says about itself. Every route has one. No two share a title or a description. */
export interface PageHead {
  /** Clean URL path, `/about`. */
  path: string;
  /** Without the brand, which `documentTitle` adds. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** True for pages that search engines must not list: the 404 page and /saved. */
  noIndex?: boolean;
  /** The name of the page in its breadcrumb. Default: its title. */
  crumb?: string;
  /** The pages between home and this one. */
  trail?: readonly Crumb[];
  /** Paths of the pages before and after it in a series. */
  previous?: string | undefined;
  next?: string | undefined;
  /** Default: `WebPage`. */
  pageType?: 'AboutPage' | 'ContactPage' | 'CollectionPage';
  /** Only for an article or a case study: its section and, where stated, its days, YYYY-MM-DD. */
  written?: { section: string; publishedAt?: string; modifiedAt?: string };
  picture?: PictureWords;
  /** Returns the nodes that the page adds to its structured data. */
  structuredData?: (origin: string) => readonly Thing[];
}

/** The words of a share picture. */
export interface PictureWords {
  /** In large type. Default: the title of the page. */
  title?: string;
  /** In small type at the bottom. Default: `shareCopy.tagline`. */
  tagline?: string;
  /** What the drawing shows, for the text alternative. */
  drawingDescription?: string;
}
