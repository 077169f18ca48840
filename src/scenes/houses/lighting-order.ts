import { createRandom } from '../../helpers/random';

/** Returns the window numbers 0 to `count` - 1 in the shuffled order in which they light. Equal arguments give equal orders. */
export function lightingOrder(count: number, seed: number): number[] {
  const random = createRandom(seed * 97 + 13);
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? j, order[i] ?? i];
  }
  return order;
}
