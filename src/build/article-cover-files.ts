import {
  type CoverName,
  type CoverShape,
  coverNames,
  coverPath,
  coverSize,
} from '../components/article-cover';
import { frontDoor } from '../scenes/front-door';
import { hundredCover } from '../scenes/hundred-scene';
import { ratePanes } from '../scenes/rate-panes';
import { skyline } from '../scenes/skyline';
import { starHouse } from '../scenes/star-house';
import { tierHouse } from '../scenes/tier-house';

interface CoverFile {
  size: readonly [width: number, height: number];
  draw: () => string;
}

const drawings: Readonly<Record<CoverName, (frame: { id: string; w: number; h: number }) => string>> = {
  // Its rates need a larger frame than the others, of about the same shape.
  ratePanes: ({ w }) => ratePanes(w === coverSize.wide[0] ? { w: 1000, h: 470 } : { w: 390, h: 380 }),
  starHouse,
  frontDoor,
  skyline,
  hundred: hundredCover,
  tierHouse,
};

const shapes: readonly CoverShape[] = ['square', 'wide'];

/** The covers of the article lists, each in both shapes: path from the root of the site, and how it is drawn. */
export const articleCoverFiles: Readonly<Record<string, CoverFile>> = Object.fromEntries(
  coverNames.flatMap((name) =>
    shapes.map((shape): [string, CoverFile] => {
      const [w, h] = coverSize[shape];
      return [coverPath(name, shape), { size: [w, h], draw: () => drawings[name]({ id: 'c', w, h }) }];
    }),
  ),
);
