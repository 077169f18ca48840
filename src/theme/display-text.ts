/** Returns styles for text in the display typeface, in its only weight, with these CSS values. Letter spacing is optional. */
export function displayText(fontSize: string, lineHeight: string, letterSpacing?: string) {
  const text = { fontFamily: 'display', fontWeight: '400', fontSize, lineHeight };
  return letterSpacing === undefined ? text : { ...text, letterSpacing };
}
