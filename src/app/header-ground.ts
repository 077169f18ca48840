/** The background behind the header: the page colour, night, neel, lit (yellow), or the sky that the page draws. */
export type HeaderGround = (typeof headerGrounds)[number];

const headerGrounds = ['canvas', 'night', 'neel', 'sky', 'lit'] as const;

/** Returns the ground that a document names, or `canvas` for any other text. */
export function headerGround(value: string | undefined): HeaderGround {
  return headerGrounds.find((ground) => ground === value) ?? 'canvas';
}
