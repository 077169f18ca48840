/** Returns a function that returns a number from 0 to below 1 at each call. Equal whole numbers as seeds give equal series. */
export function createRandom(seed: number): () => number {
  let current = seed | 0;
  return () => {
    current = (current + 0x6d2b79f5) | 0;
    let t = Math.imul(current ^ (current >>> 15), 1 | current);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a seed from 1 to 9973, the same for equal names. Case and spaces count. Different names may share a seed. */
export function seedFrom(name: string): number {
  let sum = 7;
  for (const char of name) sum = (Math.imul(sum, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return 1 + (sum % 9973);
}
