interface LineIconProps {
  path: string;
  strokeWidth?: number;
}

/** A line icon on a grid of 24 px. The name of its control is in the text beside it or in `aria-label`. */
export function LineIcon({ path, strokeWidth = 2.2 }: LineIconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={strokeWidth} />
    </svg>
  );
}

export function CloseIcon() {
  return <LineIcon path="M4 4l16 16M20 4 4 20" />;
}

export function MenuIcon() {
  return <LineIcon path="M2 7h20M2 16h13" />;
}
