/** Words around the two legal documents; the documents themselves are MDX. */
export const legalCopy = {
  sectionsLabel: 'Sections',
  /** Over the list of sections, on wide screens. */
  floors: { privacy: 'Ten short sections', terms: 'Eleven short sections' },
  /** The date is written out for readers; the front matter holds it as data. */
  effective: (date: string) => `Effective ${date}`,
} as const;
