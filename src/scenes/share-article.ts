import { defs } from './facade';
import { hundred } from './hundred';
import { ink } from './ink';
import { hill, place } from './landscape';
import { type ShareWords, shareField, sharePicture, shareTitle } from './share-frame';
import { disc, fill, inset } from './svg';

const sizes = [
  [66, 2],
  [58, 3],
  [48, 4],
] as const;
const titleAt = 84;

/** An article whose picture is the house of a hundred windows, `take` of them crossed out. */
export function shareHundred({ title, line, take = 18 }: ShareWords & { take?: number }): string {
  const house = hundred({ id: 'a', take, wall: ink.neelDk, colour: '#D9583A' });
  const words = shareTitle(title, titleAt, 1080, sizes, ink.neelNight);
  const ground = 562;
  const scale = Math.min(1.5, (ground - words.bottom - 22) / house.h);
  const art =
    fill(ink.neelTint, 'M0 0h1200v630H0z') +
    defs('a', house) +
    disc('#F8FAFF', 1090, 150, 60) +
    hill(shareField, { y: 300, swell: 34, seed: 21, colour: '#B9C8EF' }) +
    hill(shareField, { y: 390, swell: 28, seed: 8, colour: '#93A9E3' }) +
    hill(shareField, { y: 470, swell: 22, seed: 34, colour: '#6681CF' }) +
    words.svg +
    place(house, (shareField.w - house.w * scale) / 2, ground, scale);
  return sharePicture(art, line, ink.neelNight, ground);
}

export interface ShareArticleOptions extends ShareWords {
  /** Draws the article's scene for a frame of this size: a whole <svg>. */
  scene: (frame: { w: number; h: number }) => string;
  /** The scene's own sky, which the title stands in. */
  sky: string;
}

/** An article with any other scene: its title in the sky, the scene under it. */
export function shareArticle({ title, line, scene, sky }: ShareArticleOptions): string {
  const onDark = sky === ink.neel || sky === ink.oxide || sky === ink.night;
  const words = shareTitle(title, titleAt, 1080, sizes, onDark ? '#FFFFFF' : ink.text);
  const ground = 560;
  const top = words.bottom + 14;
  const frame = { w: shareField.w, h: Math.round(ground - top) };
  const art = fill(sky, 'M0 0h1200v630H0z') + inset(scene(frame), 0, top, frame.w, frame.h) + words.svg;
  return sharePicture(art, line, ink.night, ground);
}
