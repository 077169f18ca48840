import * as ink from '../../theme/palette';
import { fill, inset } from '../kit/svg';
import { type ShareWords, shareField, shareFrame, shareGround, shareTitle } from './share-frame';

const sizes = [
  [66, 2],
  [58, 3],
  [48, 4],
] as const;

/**
 * Draws the title of a share picture at its top. Returns its text lines, and as `bottom` the base line of the last one.
 */
export function skyTitle(title: string, colour: string) {
  return shareTitle(title, 84, 1080, sizes, colour);
}

interface ShareSceneOptions extends ShareWords {
  /** Draws the scene for a frame: a whole <svg>. */
  scene: (frame: { w: number; h: number }) => string;
  sky: string;
}

/** Returns a share picture as an SVG file: a scene across it, with the title in its sky. */
export function shareScene({ title, tagline, scene, sky }: ShareSceneOptions): string {
  const onDark = sky === ink.neel || sky === ink.oxide || sky === ink.night;
  const words = skyTitle(title, onDark ? ink.white : ink.bodyText);
  const top = words.bottom + 14;
  const frame = { w: shareField.w, h: Math.round(shareGround - top) };
  const art = fill(sky, 'M0 0h1200v630H0z') + inset(scene(frame), 0, top, frame.w, frame.h) + words.svg;
  return shareFrame(art, tagline);
}
