import type { MDXContent } from 'mdx/types';
import { frontMatterFields } from './front-matter-fields';
import privacy from './legal/privacy.mdx?frontmatter';
import terms from './legal/terms.mdx?frontmatter';
import { dayMonthAndYear } from './written-date';

export interface LegalDocument {
  title: string;
  /** For the document's title, without the brand. */
  headTitle: string;
  description: string;
  keywords: readonly string[];
  /** The day it took effect, written out: `16 October 2024`. */
  effective: string;
  /** The day the text was last read against the site and the law. */
  reviewed: string;
  /** The text itself, fetched when its page is opened. */
  loadBody: () => Promise<{ default: MDXContent }>;
}

/** The two legal documents. A front matter that cannot be read stops the build, naming file and field. */
export const legalDocuments = {
  privacy: document(privacy, 'legal/privacy.mdx', () => import('./legal/privacy.mdx')),
  terms: document(terms, 'legal/terms.mdx', () => import('./legal/terms.mdx')),
} as const;

function document(frontMatter: unknown, file: string, loadBody: LegalDocument['loadBody']): LegalDocument {
  const fields = frontMatterFields(frontMatter, file);
  return {
    title: fields.text('title'),
    headTitle: fields.text('headTitle'),
    description: fields.text('description'),
    keywords: fields.texts('keywords'),
    effective: dayMonthAndYear(fields.date('effective')),
    reviewed: dayMonthAndYear(fields.date('reviewed')),
    loadBody,
  };
}
