import { heroScene } from './hero-scene';
import { ink } from './ink';
import { type ShareWords, shareField, sharePicture, shareTitle } from './share-frame';
import { fill, inset } from './svg';

const sizes = [
  [82, 3],
  [68, 4],
  [56, 5],
] as const;

/** Home and every page without a picture of its own: the hotel, and the title in its sky. */
export function sharePage({ title, line }: ShareWords): string {
  const hero = heroScene({ id: 'h', ...shareField, arrive: false }).svg;
  const art =
    fill(ink.canvas, 'M0 0h1200v630H0z') +
    inset(hero, 0, -6, shareField.w, shareField.h) +
    shareTitle(title, 112, 580, sizes, ink.text).svg;
  return sharePicture(art, line, ink.night, 560);
}
