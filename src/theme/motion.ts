/**
 * Durations of animations, in milliseconds. `press` and `windows` are used in CSS, the others by framer-motion. Only opacity
 * and transform are animated, and only to show a change: a window lights, a sheet opens.
 */
export const durationMs = {
  press: 160,
  menu: 200,
  dialogIn: 220,
  windows: 240,
  dialogOut: 300,
  hero: 500,
} as const;

/** Easing curves (cubic Bézier) with a fast start and a slow end. */
export const ease = { settle: [0.2, 0.7, 0.2, 1], out: [0, 0, 0.3, 1] } as const;
