import * as palette from '../theme/palette';

/** Draws an arched window, as wide as its box. `lit` is the lit part from below, from 0 (dark) to 1. Screen readers skip it. */
export function WindowIcon({ lit }: { lit: number }) {
  const blind = 28 * (1 - lit);
  return (
    <svg viewBox="-2 -2 26 32" aria-hidden="true">
      <path
        d="M0 28V11a11 11 0 0 1 22 0v17z"
        fill={palette.pane}
        stroke={palette.darkRim}
        strokeWidth="1.2"
      />
      {lit > 0 ? (
        <path d={lit === 1 ? 'M1 28V11a10 10 0 0 1 20 0v17z' : `M1 ${blind}h20V28H1z`} fill={palette.lit} />
      ) : null}
      <path d="M11 0v28M0 12h22" stroke={lit === 1 ? palette.onLit : palette.trim} strokeWidth="1.2" />
    </svg>
  );
}
