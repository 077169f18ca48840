import { placeGroup } from './svg';

/** What is seen in a lit window, guests and their things, as SVG elements on a pane. Seeded choices depend on their order. */
export const silhouettes = {
  fan: '<path d="M10.5 0h1v5h-1zM1 6.6l10-2 10 2-10 1.6z"/><path d="M4 28v-6h14v6z" opacity=".55"/>',
  lamp: '<path d="M10.5 0h1v8h-1zM5 13.5q1.5-6 6-6t6 6z"/><path d="M4 28v-5h14v5z" opacity=".55"/>',
  chai: '<circle cx="12.5" cy="13" r="3.3"/><path d="M6 28q0-10.5 6.8-10.5t6.8 10.5zM7.6 24.5l-2.7-2.9v-1.8H3v-3.3h3.9v3.3l2.7 2z"/>',
  pair: '<circle cx="7.5" cy="15" r="2.9"/><circle cx="14.6" cy="13.4" r="3"/><path d="M2.4 28q0-9 5.2-9 2.4 0 3.7 2 1.2-3.4 3.6-3.4 5 0 5 10.4z"/>',
  plant:
    '<path d="M7.5 28l-1-6h9l-1 6zM11 22q-7-2-7.4-9 7 1 7.4 9zm0 0q7.4-3 6.6-10-6.4 2.6-6.6 10zm0 0q-2.6-8 .2-13 2.4 6-.2 13z"/>',
  cat: '<path d="M7 28q-1.2-7 4.2-8.4V15l2 1.9h2l2-1.9v5q1 3-.8 4.8l1.2 3.2z"/><path d="M7.5 27.5q-4.5-1-3-6" fill="none" stroke="currentColor" stroke-width="1.3"/>',
  curtain: '<path opacity=".45" d="M0 0h7q1 15-4.5 28H0zm22 0h-7q-1 15 4.5 28H22z"/>',
  bag: '<path d="M5 27v-8.5h12V27zm3.6-8.5v-2.3h4.8v2.3" fill-rule="evenodd"/><path d="M3 28v-1.2h16V28z"/>',
  book: '<circle cx="8.5" cy="16" r="3"/><path d="M2.5 28q0-8 6-8 3.6 0 4.8 3.6l5.2-2.1v4.1l-5 2.4z"/>',
  jump: '<circle cx="11" cy="8.5" r="2.8"/><path d="M9.3 12h3.4l4.4-3.6 1 1.2-4.4 4.4v3.6l2.6 4.6-1.7 1-3.6-4.7-3.6 4.7-1.7-1l2.6-4.6V14L3.9 9.6l1-1.2z"/><path d="M2 28v-2.5h18V28z" opacity=".55"/>',
} as const;

export type Silhouette = keyof typeof silhouettes;

export const silhouetteNames = Object.keys(silhouettes) as Silhouette[];

/** Returns the name of the silhouette at a whole `index` from 0. The list of ten repeats. Any other number gives 'chai'. */
export function silhouetteAt(index: number): Silhouette {
  return silhouetteNames[index % silhouetteNames.length] ?? 'chai';
}

/** Returns one of the ten names with this `probability`, 0 to 1, else undefined. `random` is a result of `createRandom`. */
export function randomSilhouette(random: () => number, probability = 0.72): Silhouette | undefined {
  return random() < probability ? silhouetteAt(Math.floor(random() * silhouetteNames.length)) : undefined;
}

/** Returns a silhouette as a <g>, 22 by 28 at scale 1. (x, y) is the top left corner of its pane. */
export function silhouette(name: Silhouette, x: number, y: number, scale: number, colour: string): string {
  return placeGroup(x, y, scale, silhouettes[name], `fill="${colour}" color="${colour}"`);
}

/** Returns the lower 22 by 22 of a silhouette as an <svg> in the text's colour. Its width is that of its box, or set in CSS. */
export function silhouettePicture(name: Silhouette): string {
  return `<svg viewBox="0 6 22 22" fill="currentColor" aria-hidden="true">${silhouettes[name]}</svg>`;
}
