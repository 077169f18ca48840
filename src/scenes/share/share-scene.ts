import * as ink from '../../theme/palette';
import { fill, inset } from '../kit/svg';
import { type ShareWords, shareField, shareFrame, shareTitle } from './share-frame';

const sizes = [
  [66, 2],
  [58, 3],
  [48, 4],
] as const;

/** The title over a scene, in the sky. */
export function skyTitle(title: string, colour: string) {
  return shareTitle(title, 84, 1080, sizes, colour);
}

interface ShareSceneOptions extends ShareWords {
  /** Draws the scene for a frame of this size: a whole <svg>. */
  scene: (frame: { w: number; h: number }) => string;
  /** The scene's own sky, which the title stands in. */
  sky: string;
}

/** A page with a scene across it: its title in the sky, the scene under it. */
export function shareScene({ title, line, scene, sky }: ShareSceneOptions): string {
  const onDark = sky === ink.neel || sky === ink.oxide || sky === ink.night;
  const words = skyTitle(title, onDark ? ink.white : ink.bodyText);
  const ground = 560;
  const top = words.bottom + 14;
  const frame = { w: shareField.w, h: Math.round(ground - top) };
  const art = fill(sky, 'M0 0h1200v630H0z') + inset(scene(frame), 0, top, frame.w, frame.h) + words.svg;
  return shareFrame(art, line, ink.night, ground);
}
