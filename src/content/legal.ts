import type { MDXContent } from 'mdx/types';
import { z } from 'zod';
import { day, readFields, text, texts } from './front-matter';
import privacy from './legal/privacy.mdx?written';
import terms from './legal/terms.mdx?written';
import { dayMonthAndYear } from './written-date';

/** A day, written out: `16 October 2024`. */
const dayInWords = day.transform(dayMonthAndYear);

const frontMatter = z.strictObject({
  title: text,
  /** For the document's title, without the brand. */
  headTitle: text,
  description: text,
  keywords: texts,
  /** The day it took effect. */
  effective: dayInWords,
  /** The day the text was last read against the site and the law. */
  reviewed: dayInWords,
  /** Which text was read then: `textFingerprint` of site-build/checks/review-reminder. The build reminds when it differs. */
  reviewedText: text,
});

export interface LegalDocument extends Readonly<z.infer<typeof frontMatter>> {
  /** The text itself. */
  loadBody: () => Promise<{ default: MDXContent }>;
}

/** The two legal documents. A front matter that cannot be read stops the build, naming file and field. */
export const legalDocuments = {
  privacy: document(privacy, 'legal/privacy.mdx', () => import('./legal/privacy.mdx')),
  terms: document(terms, 'legal/terms.mdx', () => import('./legal/terms.mdx')),
} as const;

function document(written: Written, file: string, loadBody: LegalDocument['loadBody']): LegalDocument {
  return { ...readFields(frontMatter, file, written.frontMatter), loadBody };
}

/** Words around the two documents. */
export const legalCopy = {
  sectionsLabel: 'Sections',
  /** Above the list of sections, on wide screens. */
  floors: { privacy: 'Ten short sections', terms: 'Eleven short sections' },
  effective: (date: string, reviewed: string) =>
    `Effective ${date}. This text was last reviewed on ${reviewed}.`,
} as const;
