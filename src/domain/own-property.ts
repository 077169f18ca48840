/**
 * Returns a data property of an untrusted value; undefined if the value itself has none of that name. Inherited properties
 * and getters are not read, so a stored `__proto__` has no effect.
 */
export function ownProperty(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}
