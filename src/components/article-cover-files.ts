import { frontDoor } from '../scenes/front-door';
import { hundredCover } from '../scenes/hundred-scene';
import { ratePanes } from '../scenes/rate-panes';
import { skyline } from '../scenes/skyline';
import { starHouse } from '../scenes/star-house';
import { tierHouse } from '../scenes/tier-house';
import { type CoverName, coverPath, coverSize } from './article-cover';

type Frame = { id: string; w: number; h: number };

const square: Frame = { id: 'c', w: 320, h: 320 };
const wide: Frame = { id: 'c', w: 680, h: 320 };

/** How each is drawn for a frame. The rates need larger ones, of about the same shapes. */
const drawings: readonly [CoverName, (frame: Frame) => string][] = [
  ['ratePanes', ({ w }) => (w === square.w ? ratePanes({ w: 390, h: 380 }) : ratePanes({ w: 1000, h: 470 }))],
  ['starHouse', starHouse],
  ['frontDoor', frontDoor],
  ['skyline', skyline],
  ['hundred', hundredCover],
  ['tierHouse', tierHouse],
];

interface CoverFile {
  size: readonly [width: number, height: number];
  draw: () => string;
}

/** Both covers of every article drawing by their paths, for the build to write. */
export const articleCoverFiles: Readonly<Record<string, CoverFile>> = Object.fromEntries(
  drawings.flatMap(([name, draw]): [string, CoverFile][] => [
    [coverPath(name, 'square'), { size: coverSize.square, draw: () => draw(square) }],
    [coverPath(name, 'wide'), { size: coverSize.wide, draw: () => draw(wide) }],
  ]),
);
