interface LineIconProps {
  path: string;
  strokeWidth?: number;
}

/** Draws the SVG path data `path` as an icon of lines on a grid of 24 px. Decoration: its control has a text or an `aria-label`. */
export function LineIcon({ path, strokeWidth = 2.2 }: LineIconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={strokeWidth} />
    </svg>
  );
}

/** Draws a cross. Decoration: its button needs an accessible name. */
export function CloseIcon() {
  return <LineIcon path="M4 4l16 16M20 4 4 20" />;
}

/** Draws two lines, for the button of the menu. Decoration: its button needs an accessible name. */
export function MenuIcon() {
  return <LineIcon path="M2 7h20M2 16h13" />;
}
