/** Returns the styles of a pseudo-element in the shape of a small arched window, a mark beside a text. Width and height in px. */
export function paneMark(width: number, height: number) {
  const radius = `${Math.ceil(width / 2)}px`;
  return {
    content: '""',
    width: `${width}px`,
    height: `${height}px`,
    borderRadius: `${radius} ${radius} 0 0`,
  };
}

/** Returns background styles that draw a window's crossed bars. CSS lengths: `width` of the bars, `across` from the top to the level bar. */
export function paneBars(colour: string, width: string, across: string) {
  const bar = `linear-gradient(${colour}, ${colour})`;
  return {
    backgroundImage: `${bar}, ${bar}`,
    backgroundSize: `${width} 100%, 100% ${width}`,
    backgroundPosition: `50% 0, 0 ${across}`,
    backgroundRepeat: 'no-repeat',
  };
}
