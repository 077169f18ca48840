/** Words around the two legal documents; the documents themselves are MDX. */
export const legalCopy = {
  sectionsLabel: 'Sections',
  /** Over the list of sections, on wide screens. */
  floors: { privacy: 'Ten short sections', terms: 'Eleven short sections' },
  /** The dates are written out for readers; the front matter holds them as data. */
  effective: (date: string, reviewed: string) =>
    `Effective ${date}. This text was last reviewed on ${reviewed}.`,
} as const;
