/** What the header stands on: the page, a night or neel opening, or the page's own sky (or poster yellow) running on behind it. */
export type HeaderGround = (typeof headerGrounds)[number];

const headerGrounds = ['canvas', 'night', 'neel', 'sky', 'lit'] as const;

/** The ground a document names; `canvas` for anything else. */
export function headerGround(value: string | undefined): HeaderGround {
  return headerGrounds.find((ground) => ground === value) ?? 'canvas';
}
