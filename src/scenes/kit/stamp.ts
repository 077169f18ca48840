import { num } from './svg';

/**
 * Returns the path data of a shape moved to (x, y) and scaled. It must start with M and then use relative commands only,
 * but no arcs. The scale is rounded to a tenth, so trees of similar size have the same text and compress well.
 */
export function stamp(shape: string, x: number, y: number, scale: number): string {
  const size = Math.max(0.1, Math.round(scale * 10) / 10);
  const start = [x, y];
  return shape.replace(/([a-z]?) ?(-?\d*\.?\d+)/gi, (_, letter: string, value: string) => {
    const written = num(Number(value) * size + (start.shift() ?? 0));
    return letter || written.startsWith('-') ? letter + written : ` ${written}`;
  });
}
