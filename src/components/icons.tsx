interface LineIconProps {
  path: string;
  strokeWidth?: number;
  viewBox?: string;
}

/** Draws an SVG path in the text colour, as wide as the element around it unless CSS sets a width. Screen readers skip it. */
export function LineIcon({ path, strokeWidth = 2, viewBox = '0 0 24 24' }: LineIconProps) {
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={strokeWidth} />
    </svg>
  );
}

const icon = (path: string) => () => <LineIcon path={path} strokeWidth={2.2} />;
const arrow = (path: string) => () => <LineIcon path={path} viewBox="0 0 20 14" />;

// These are as wide as their box unless CSS sets a width. Screen readers skip them, so their button or link needs a name.
export const CloseIcon = icon('M4 4l16 16M20 4 4 20');
export const MenuIcon = icon('M2 7h20M2 16h13');
export const ArrowForwardIcon = arrow('M1 7h17M12.500 1.500 18 7l-5.500 5.500');
export const ArrowBackIcon = arrow('M19 7H2M7.500 1.500 2 7l5.500 5.500');
