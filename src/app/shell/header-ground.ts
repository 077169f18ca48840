import * as ink from '../../theme/palette';

/** The backgrounds behind the header, and the colour of the phone's status bar above each. */
const statusBarColours = {
  canvas: ink.canvas,
  night: ink.night,
  neel: ink.neel,
  sky: ink.canvas,
  lit: ink.lit,
} as const;

/** Name of a background behind the header. */
export type HeaderGround = keyof typeof statusBarColours;

/** Returns `value` if it names one of the header's backgrounds, otherwise `canvas`. */
export function headerGround(value: string | undefined): HeaderGround {
  const grounds = Object.keys(statusBarColours) as HeaderGround[];
  return grounds.find((ground) => ground === value) ?? 'canvas';
}

/** Returns the phone's status bar colour above this background, as `#RRGGBB`. `sky` gets its gradient's lightest colour. */
export const themeColour = (ground: HeaderGround): string => statusBarColours[ground];
