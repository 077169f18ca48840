import { heroScene } from '../../scenes/houses/hero-scene';
import { fill, inset } from '../../scenes/kit/svg';
import { type ShareWords, shareField, shareFrame, shareTitle } from '../../scenes/share/share-frame';
import * as ink from '../../theme/palette';

const sizes = [
  [82, 3],
  [68, 4],
  [56, 5],
] as const;

/** Shown for the home page and for every page without its own share picture. */
export const drawingDescription = 'A hotel in the hills at dusk, most of its windows lit.';

/** Returns the home page's share picture as SVG, 1200 by 630 px: the hotel with the title in its sky, and the tagline below. */
export function sharePicture({ title, tagline }: ShareWords): string {
  const hero = heroScene({ id: 'h', ...shareField, arrive: false }).svg;
  const art =
    fill(ink.canvas, 'M0 0h1200v630H0z') +
    inset(hero, 0, -6, shareField.w, shareField.h) +
    shareTitle(title, 112, 580, sizes, ink.bodyText).svg;
  return shareFrame(art, tagline, ink.night, 560);
}
