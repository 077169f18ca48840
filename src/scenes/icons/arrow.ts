import { picture } from '../svg';

const arrows = {
  forward: 'M1 7h17M12.5 1.5L18 7l-5.5 5.5',
  back: 'M19 7H2M7.5 1.5L2 7l5.5 5.5',
} as const;

/** A drawn arrow, 20 by 14, in the colour of the text: neither typeface has one. */
export function arrow(direction: keyof typeof arrows): string {
  const art = `<path d="${arrows[direction]}" fill="none" stroke="currentColor" stroke-width="2"/>`;
  return picture({ box: [0, 0, 20, 14] }, art);
}
