/** Styles around a drawing that has two shapes: `.narrow` in it is shown below 768 px, `.wide` from there. */
export const narrowOrWide = {
  '& .narrow': { md: { display: 'none' } },
  '& .wide': { display: 'none', md: { display: 'block' } },
} as const;
