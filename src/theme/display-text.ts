/** Returns styles for text in the display typeface, at weight 400, with these CSS values. Sets letter spacing only if given. */
export function displayText(fontSize: string, lineHeight: string, letterSpacing?: string) {
  const text = { fontFamily: 'display', fontWeight: '400', fontSize, lineHeight };
  return letterSpacing === undefined ? text : { ...text, letterSpacing };
}
