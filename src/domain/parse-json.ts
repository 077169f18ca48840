/** Returns the value of a JSON text, unchecked. Returns null, and throws no error, if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
