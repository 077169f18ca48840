/**
 * A property of a value that came from outside and may be anything; undefined where there is none of its own. A stored
 * `__proto__` or a getter never gets to run or to answer.
 */
export function ownProperty(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

/** What a value from outside holds besides the keys this version knows: written back untouched, for the version that does know it. */
export function unknownProperties(value: unknown, known: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([key]) => !known.includes(key)));
}
