import { defs, facade } from './facade';
import { ink } from './ink';
import { lettering } from './lettering';
import type { SceneOptions } from './scene-options';
import { at, picture } from './svg';

export interface BeforeAfterOptions extends SceneOptions {
  words: { before: string; after: string; illustration: string };
  /** How full the two drawings are; no claim about a hotel, and the picture says so. */
  occupancy?: readonly [before: number, after: number];
  seed?: number;
}

/** The same house twice: before, and after, with more of its windows lit. */
export function beforeAfter({
  id,
  label,
  words,
  occupancy = [45, 90],
  seed = 6,
}: BeforeAfterOptions): string {
  const [first, second] = occupancy.map((share) =>
    facade({ id, floors: 2, columns: 6, occupancy: share, seed }),
  );
  if (!first || !second) return '';
  const y = first.h + 19;
  const write = (text: string) => lettering(text, { x: 0, y, size: 14, colour: ink.text, weight: 600 });
  const note = lettering(words.illustration, { x: first.w, y, size: 13, colour: '#3F5B56', anchor: 'end' });
  const art =
    defs(id, first, second) +
    first.svg +
    write(words.before) +
    at(0, first.h + 34, 1, second.svg + write(words.after) + note);
  return picture({ box: [-20, -4, first.w + 44, (first.h + 20) * 2 + 34], label }, art);
}
