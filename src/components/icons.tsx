interface LineIconProps {
  path: string;
  strokeWidth?: number;
  viewBox?: string;
}

/** Draws an SVG path in the text colour, as wide as its box unless CSS sets a width. Screen readers skip it. */
export function LineIcon({ path, strokeWidth = 2.2, viewBox = '0 0 24 24' }: LineIconProps) {
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={strokeWidth} />
    </svg>
  );
}

/** Draws a cross, as wide as its box unless CSS sets a width. Screen readers skip it: its button needs an accessible name. */
export function CloseIcon() {
  return <LineIcon path="M4 4l16 16M20 4 4 20" />;
}

/** Draws two lines, as wide as their box unless CSS sets a width. Screen readers skip it: the button needs a name. */
export function MenuIcon() {
  return <LineIcon path="M2 7h20M2 16h13" />;
}

/** Draws an arrow to the right, as wide as its box unless CSS sets a width. Screen readers skip it: the link needs a text. */
export function ArrowForward() {
  return <LineIcon path="M1 7h17M12.500 1.500 18 7l-5.500 5.500" strokeWidth={2} viewBox="0 0 20 14" />;
}

/** Draws an arrow to the left, as wide as its box unless CSS sets a width. Screen readers skip it: the link needs a text. */
export function ArrowBack() {
  return <LineIcon path="M19 7H2M7.500 1.500 2 7l5.500 5.500" strokeWidth={2} viewBox="0 0 20 14" />;
}
