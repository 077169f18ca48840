/** A stream of numbers from 0 (included) to 1 (excluded), the same for the same seed: a picture never changes face. */
export function random(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The order in which `count` windows light up: a seeded shuffle of 0 ... count - 1.
 * A fixed order is what makes a rising occupancy only ever add lit windows.
 */
export function lightingOrder(count: number, seed: number): number[] {
  const next = random(seed * 97 + 13);
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [order[i], order[j]] = [order[j] ?? j, order[i] ?? i];
  }
  return order;
}

/** A seed from a name or an id, 1 to 9973, so that a house keeps its face when its neighbours come and go. */
export function seedFrom(name: string): number {
  let sum = 7;
  for (const char of name) sum = (Math.imul(sum, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return 1 + (sum % 9973);
}
