/** The words of /privacy and /terms around the texts. */
export const legalCopy = {
  sectionsLabel: 'Sections',
  /** Shown above the list of sections, on wide screens. */
  sectionCount: { privacy: 'Ten short sections', terms: 'Eleven short sections' },
  effective: (date: string, reviewed: string) =>
    `Effective ${date}. This text was last reviewed on ${reviewed}.`,
} as const;
