/** Returns the text escaped for an element, or for an attribute in double quotes, of HTML or XML. It does not escape '. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
