import type { Thing } from 'schema-dts';
import type { Crumb } from './breadcrumbs';

/** What a page says about itself. Every route has one; no two share a title or a description. */
export interface PageHead {
  /** Clean URL path, `/about`. */
  path: string;
  /** Without the brand, which is added behind it. */
  title: string;
  description: string;
  keywords: readonly string[];
  kind?: 'website' | 'article';
  /** Pages that must stay out of search: the 404 page, the requests on this phone. */
  noIndex?: boolean;
  /** What the page is called in its breadcrumb; without it the title. */
  crumb?: string;
  /** The pages between home and this one. */
  trail?: readonly Crumb[];
  /** What kind of page it is, where schema.org has a name for it. */
  pageType?: 'AboutPage' | 'ContactPage' | 'CollectionPage';
  /** Of a written text: where it stands and since when. A text without a stated date has none here. */
  written?: { section: string; publishedAt?: string; modifiedAt?: string };
  /** What its share picture says; what is left out is the title, or the words of the house. */
  picture?: PictureWords;
  /** What the page tells search engines beside who we are, built from the same content as the page. */
  structuredData?: (origin: string) => readonly Thing[];
}

/** The words of a share picture. */
export interface PictureWords {
  /** Said large. */
  title?: string;
  /** Said quietly, in the ground bar. */
  line?: string;
  /** A sentence on what is drawn, for those who do not see it. */
  drawn?: string;
}
