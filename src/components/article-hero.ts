import { sceneSource } from './scene-source';
import type { ScreenDrawings } from './screen-scene';

interface Frame {
  id: string;
  w: number;
  h: number;
}

/** For drawings whose things keep their size: a smaller frame makes the house larger on the screen. */
const street: readonly [Frame, Frame] = [
  { id: 'hw', w: 920, h: 320 },
  { id: 'hn', w: 390, h: 300 },
];

/** The building at the head of an article, each in a file of its own. Those that stand in the middle need no second drawing for phones. */
export const articleHeroes = {
  ratePanes: hero(true, async () => {
    const { ratePanes } = await import('../scenes/rate-panes');
    return both(
      (size, label) => ratePanes({ ...size, label }),
      [
        { w: 1440, h: 560 },
        { w: 390, h: 380 },
      ],
    );
  }),
  starHouse: hero(false, async () => {
    const { starHouse } = await import('../scenes/star-house');
    return { wide: (label) => starHouse({ w: 1440, h: 500, label }) };
  }),
  frontDoor: hero(true, async () => {
    const { frontDoor } = await import('../scenes/front-door');
    return both((size, label) => frontDoor({ ...size, label }), street);
  }),
  skyline: hero(true, async () => {
    const { skyline } = await import('../scenes/skyline');
    return both((size, label) => skyline({ ...size, label }), street);
  }),
  hundred: hero(true, async () => {
    const { hundredScene } = await import('../scenes/hundred-scene');
    return both(
      (size, label) => hundredScene({ ...size, label }),
      [
        { id: 'hw', w: 1440, h: 500 },
        { id: 'hn', w: 390, h: 530 },
      ],
    );
  }),
  tierHouse: hero(false, async () => {
    const { tierHouse } = await import('../scenes/tier-house');
    return { wide: (label) => tierHouse({ id: 'hw', w: 1440, h: 500, label }) };
  }),
};

function hero(hasNarrow: boolean, load: () => Promise<ScreenDrawings>) {
  return { hasNarrow, source: sceneSource(load) };
}

function both<Size>(
  draw: (size: Size, label: string | undefined) => string,
  [wide, narrow]: readonly [Size, Size],
): ScreenDrawings {
  return { wide: (label) => draw(wide, label), narrow: (label) => draw(narrow, label) };
}
