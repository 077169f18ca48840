/**
 * Returns the own property `key` of an untrusted value. Returns undefined if the value is no object, or if the property is
 * missing or inherited. A getter also gives undefined, and is not called.
 */
export function ownProperty(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

/** Parses JSON text and returns its value, unchecked. Returns null if the text is not JSON, and for the text `null`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
