import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rootDir } from '../../../src/node/paths';

test('a colour that two files use is defined in the palette only', () => {
  const files = readdirSync(join(rootDir, 'src'), { recursive: true, encoding: 'utf8' });
  const places = new Map<string, string[]>();
  for (const file of files.filter((path) => /\.tsx?$/.test(path))) {
    const text = readFileSync(join(rootDir, 'src', file), 'utf8');
    const colours = new Set(text.match(/#([0-9a-f]{6}|[0-9a-f]{3})\b/gi)?.map(sixDigits));
    for (const colour of colours) places.set(colour, [...(places.get(colour) ?? []), file]);
  }
  expect([...places].filter(([, found]) => found.length > 1)).toEqual([]);
});

/** Returns #FFFFFF for #fff, #FFF and #ffffff. */
function sixDigits(colour: string): string {
  const digits = colour.slice(1).toUpperCase();
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
