import type { Thing } from 'schema-dts';

/** One page of a breadcrumb. */
export interface Crumb {
  path: string;
  name: string;
}

/** What a page says about itself. No two pages share a title or a description. */
export interface PageHead {
  /** The title without the brand, which `headMarkup` adds. */
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
  /** Only articles and case studies have it. A day is YYYY-MM-DD, and absent if none is stated. */
  article?: { section: string; publishedAt?: string; modifiedAt?: string };
  /** The words of its share picture: `title` in large type, `tagline` at the bottom. `sharePictureWords` adds the defaults. */
  pictureWords?: { title?: string; tagline?: string };
  /** Returns the nodes that the page adds to its structured data. */
  structuredData?: (head: CompleteHead) => readonly Thing[];
}

/** The head of a page, with what `loadPage` of src/site-build/prerender/load-page.ts adds. */
export interface CompleteHead extends PageHead {
  /** Clean URL path, such as `/about`. */
  path: string;
  /** What its share picture shows. */
  drawingDescription: string;
}
