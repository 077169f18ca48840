import { heroScene } from '../../scenes/houses/hero-scene';
import { inset } from '../../scenes/kit/svg';
import { pictureWithTitle, type ShareWords, shareFrame } from '../../scenes/share/share-picture';

/** Shown for the home page and for every page without its own share picture. */
export const drawingDescription = 'A hotel in the hills at dusk, most of its windows lit.';

/** Returns the share picture as SVG, 1200 by 630: a hotel. Escapes `words`; long ones shrink or are cut. */
export function sharePicture(words: ShareWords): string {
  const hero = heroScene({ ...shareFrame, id: 'h', animated: false });
  return pictureWithTitle({
    ...words,
    titleAt: 'besideHotel',
    draw: () => inset(hero, 0, -6, shareFrame.w, shareFrame.h),
  });
}
