import type { MDXContent } from 'mdx/types';
import { z } from 'zod';
import { dayMonthAndYear } from './copy/dates';
import privacy from './legal/privacy.mdx?raw';
import terms from './legal/terms.mdx?raw';
import { calendarDay, nonBlank, nonBlankList, readFrontMatter } from './schemas';

/** A day in words: `16 October 2024`. */
const dayInWords = calendarDay.transform(dayMonthAndYear);

const frontMatterSchema = z.strictObject({
  title: nonBlank,
  /** Title of the document, without the brand. */
  headTitle: nonBlank,
  description: nonBlank,
  keywords: nonBlankList,
  effective: dayInWords,
  /** The day when the owner last compared the text with the site and the law. */
  reviewed: dayInWords,
  /** The `textDigest` (site-build/checks/review-reminder) of that day. If the text differs now, the build says so. */
  reviewedText: nonBlank,
});

/** The words of /privacy and /terms around the texts. */
export const legalCopy = {
  sectionsLabel: 'Sections',
  /** Shown above the list of sections, on wide screens. */
  sectionCount: (count: number) => `${count} short sections`,
  effective: (date: string, reviewed: string) =>
    `Effective ${date}. This text was last reviewed on ${reviewed}.`,
} as const;

/** The two legal texts. `loadBody` rejects if loading fails. A wrong field in a front matter throws, which stops the build. */
export const legalDocuments = {
  privacy: legalText(privacy, './legal/privacy.mdx', () => import('./legal/privacy.mdx')),
  terms: legalText(terms, './legal/terms.mdx', () => import('./legal/terms.mdx')),
} as const;

function legalText(source: string, file: string, loadBody: () => Promise<{ default: MDXContent }>) {
  return { ...readFrontMatter(frontMatterSchema, file, source), loadBody };
}
