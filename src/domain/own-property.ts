/**
 * Returns a data property of an untrusted value; undefined if the value is no object, or has none of that name itself. Reads no
 * inherited property and calls no getter, so a stored `__proto__` has no effect.
 */
export function ownProperty(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}
