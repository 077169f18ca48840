/**
 * Returns the own property `key` of an untrusted value. Returns undefined if the value is no object, or if the property is
 * missing or inherited. A getter also gives undefined, and is not called.
 */
export function ownProperty(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}
