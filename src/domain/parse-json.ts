/** Parses JSON text and returns its value, unchecked. Returns null if the text is not JSON. Never throws. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
