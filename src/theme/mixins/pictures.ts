/** Returns styles of a box that its picture fills, and of a thin line over it, `inset` from its edges, rounded by `radius`. */
export const framedPicture = (inset: string, radius: string) => ({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  bg: 'sunk',
  '& > *, & img, & svg': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  _after: {
    content: '""',
    position: 'absolute',
    inset,
    border: '1.5px solid {colors.surface}',
    borderRadius: radius,
    pointerEvents: 'none',
  },
});
