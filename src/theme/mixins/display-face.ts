/** Styles of text in Rozha One, which has one weight. */
export const displayFace = { fontFamily: 'display', fontWeight: '400' } as const;

/** Returns a style object to spread into a recipe's styles: `displayFace` with these CSS values. Letter spacing is optional. */
export function displayText(fontSize: string, lineHeight: string, letterSpacing?: string) {
  return { ...displayFace, fontSize, lineHeight, ...(letterSpacing && { letterSpacing }) };
}

/** Returns the styles of `displayText` for a figure: a block, in which a word that does not fit may break at any character. */
export function displayFigure(...text: Parameters<typeof displayText>) {
  return { ...displayText(...text), display: 'block', overflowWrap: 'anywhere' } as const;
}
