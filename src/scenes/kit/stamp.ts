import { num } from './svg';

/** Parsed path data. Each number has the letters before it, and tells whether it moves with x, with y or with neither. */
interface Shape {
  parts: { letter: string; value: number; origin: 'x' | 'y' | 'none' }[];
}

/** Parses path data around (0, 0). It must start with M and then use relative commands only, but no arcs. */
export function shape(data: string): Shape {
  const parts: Shape['parts'] = [];
  let command = '';
  let letters = '';
  let isX = true;
  for (const [token] of data.matchAll(/[a-zA-Z]|-?\d*\.?\d+/g)) {
    if (/[a-zA-Z]/.test(token)) {
      command = token;
      letters += token;
      isX = token !== 'v';
      continue;
    }
    const origin = command === 'M' ? (isX ? 'x' : 'y') : 'none';
    parts.push({ letter: letters, value: Number(token), origin });
    letters = '';
    if (command !== 'v' && command !== 'h') isX = !isX;
  }
  return { parts: [...parts, { letter: letters, value: Number.NaN, origin: 'none' }] };
}

/**
 * Returns the path data of a shape moved to (x, y) and scaled. The scale is rounded to a tenth, so trees of similar size
 * have the same text and compress well.
 */
export function stamp({ parts }: Shape, x: number, y: number, scale: number): string {
  const size = Math.max(0.1, Math.round(scale * 10) / 10);
  let stamped = '';
  for (const { letter, value, origin } of parts) {
    stamped += letter;
    if (Number.isNaN(value)) continue;
    const written = num(value * size + (origin === 'x' ? x : origin === 'y' ? y : 0));
    stamped += letter || written.startsWith('-') ? written : ` ${written}`;
  }
  return stamped;
}
