/** Durations of the dialog's animations. Only opacity and transform are animated, and only to show a change. */
export const durationMs = { dialogIn: 220, dialogOut: 300 } as const;

/** Easing curves (cubic Bézier) with a fast start and a slow end. */
export const ease = { settle: [0.2, 0.7, 0.2, 1], out: [0, 0, 0.3, 1] } as const;
