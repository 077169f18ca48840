/** Returns styles of a box that its picture fills. `inset` (from the edges) and `radius` of its thin line are CSS lengths. */
export const keyline = (inset: string, radius: string) => ({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  bg: 'sunk',
  '& > *': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  _after: {
    content: '""',
    position: 'absolute',
    inset,
    border: '1.5px solid {colors.surface}',
    borderRadius: radius,
    pointerEvents: 'none',
  },
});
