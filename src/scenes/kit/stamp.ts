import { num } from './svg';

/** Path data read once: for each number the command's letter if it is the first of its command, and how it is placed. */
interface Shape {
  parts: { letter: string; value: number; origin: 'x' | 'y' | 'none' }[];
}

/** Reads path data drawn around 0,0 that begins with M and goes on with relative commands only; no arcs. */
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
 * A shape moved to (x, y) and scaled, as path data, so that many plants of one colour are one path. The scale is
 * rounded to a tenth: trees of one size are then written alike, and weigh almost nothing once compressed.
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
