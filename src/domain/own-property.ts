/**
 * A property of a value that came from outside and may be anything; undefined where there is none of its own. A stored
 * `__proto__` or a getter never gets to run or to answer.
 */
export function ownProperty(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}
