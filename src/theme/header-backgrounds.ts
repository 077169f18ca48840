/** The backgrounds that may be behind the header. */
export const HEADER_BACKGROUNDS = ['canvas', 'night', 'indigo', 'sky', 'lit'] as const;

/** Name of a background behind the header. */
export type HeaderBackground = (typeof HEADER_BACKGROUNDS)[number];
