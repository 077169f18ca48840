const HEADER_GROUNDS = ['canvas', 'night', 'neel', 'sky', 'lit'] as const;

/** Name of a background behind the header. */
export type HeaderGround = (typeof HEADER_GROUNDS)[number];

/** Returns `value` if it names one of the header's backgrounds, otherwise `canvas`. */
export function headerGround(value: string | undefined): HeaderGround {
  return HEADER_GROUNDS.find((ground) => ground === value) ?? 'canvas';
}
