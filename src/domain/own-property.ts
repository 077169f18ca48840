/**
 * Returns the property `key` of an untrusted value. Returns undefined if the value is no object, or if the property is missing,
 * inherited or a getter, which is not called.
 */
export function ownProperty(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}
