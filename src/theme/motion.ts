/**
 * Only opacity and transform move, and only where it means something: a window lights, a sheet opens.
 * Durations in milliseconds; `press` and `windows` are CSS, the rest is handed to framer-motion.
 */
export const durationMs = {
  press: 160,
  menu: 200,
  dialogIn: 220,
  windows: 240,
  dialogOut: 300,
  hero: 500,
} as const;

/** Fast start, soft landing: a shutter that falls to its stop. */
export const ease = { settle: [0.2, 0.7, 0.2, 1], out: [0, 0, 0.3, 1] } as const;
