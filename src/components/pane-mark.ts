/** Returns styles of a pseudo-element: an arched window, sizes in px. The caller adds a colour, and `position` or `display`. */
export function paneMark(width: number, height: number) {
  const radius = `${Math.ceil(width / 2)}px`;
  return {
    content: '""',
    width: `${width}px`,
    height: `${height}px`,
    borderRadius: `${radius} ${radius} 0 0`,
  };
}

/**
 * Returns background styles: two bars that cross a window, the vertical one in the middle. `width`: thickness of both, a CSS
 * length. `across`: distance of the horizontal bar from the top, a length or a percentage as in `background-position`.
 */
export function paneBars(colour: string, width: string, across: string) {
  const bar = `linear-gradient(${colour}, ${colour})`;
  return {
    backgroundImage: `${bar}, ${bar}`,
    backgroundSize: `${width} 100%, 100% ${width}`,
    backgroundPosition: `50% 0, 0 ${across}`,
    backgroundRepeat: 'no-repeat',
  };
}
