/** Returns styles for text in the display typeface, which has one weight, with these CSS values. */
export function displayText(fontSize: string, lineHeight: string, letterSpacing?: string) {
  const text = { fontFamily: 'display', fontWeight: '400', fontSize, lineHeight };
  return letterSpacing === undefined ? text : { ...text, letterSpacing };
}
