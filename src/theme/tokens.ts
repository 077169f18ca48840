/** Lengths. A number counts quarters of a rem: 4 is 16 px. */
export const spacing = {
  1: { value: '0.25rem' },
  2: { value: '0.5rem' },
  3: { value: '0.75rem' },
  4: { value: '1rem' },
  5: { value: '1.25rem' },
  6: { value: '1.5rem' },
  8: { value: '2rem' },
  10: { value: '2.5rem' },
  12: { value: '3rem' },
  16: { value: '4rem' },
  24: { value: '6rem' },
  /** Padding of a section, top and bottom. */
  section: { value: 'clamp(64px, 9vw, 128px)' },
} as const;

/** Corner radii. `arch` is only for windows: panes, metric windows, room numbers, bullets. */
export const radii = {
  tag: { value: '4px' },
  control: { value: '6px' },
  sheet: { value: '10px' },
  arch: { value: '999px 999px 6px 6px' },
} as const;

/** The order of what lies over a page, the lowest first. `bar` is the offline banner and whatever else is at an edge. */
export const zIndex = {
  header: { value: 10 },
  bar: { value: 30 },
  updateBar: { value: 35 },
  toast: { value: 40 },
  skipLink: { value: 50 },
} as const;

/** `md` puts parts side by side. `lg` has the navigation and two columns. `xl` puts text over a drawing. */
export const breakpoints = { md: '768px', lg: '1024px', xl: '1100px' } as const;
