/** Returns the styles of a small window, as a mark beside a text. Width and height in px. */
export function paneMark(width: number, height: number) {
  const radius = `${Math.ceil(width / 2)}px`;
  return {
    content: '""',
    width: `${width}px`,
    height: `${height}px`,
    borderRadius: `${radius} ${radius} 0 0`,
  };
}

/** Returns the styles of the two bars of a window, over its background colour. `across`: how far down the second bar is. */
export function paneBars(colour: string, width: string, across: string) {
  const bar = `linear-gradient(${colour}, ${colour})`;
  return {
    backgroundImage: `${bar}, ${bar}`,
    backgroundSize: `${width} 100%, 100% ${width}`,
    backgroundPosition: `50% 0, 0 ${across}`,
    backgroundRepeat: 'no-repeat',
  };
}
