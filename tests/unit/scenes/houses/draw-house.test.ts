import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawHouse } from '../../../../src/scenes/houses/draw-house';
import { planHouse } from '../../../../src/scenes/houses/house-plan';
import { houseStyles } from '../../../../src/scenes/houses/house-style';
import { pictureWithWindows } from '../../../../src/scenes/kit/windows';

const style = fc.constantFrom(...houseStyles);
const lights = (svg: string) => svg.match(/<use href="#a/g)?.length ?? 0;
const hostile = fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(Infinity, -Infinity, -5, 1e9, 0));

test('each sold window is drawn once', () => {
  fc.assert(
    fc.property(
      style,
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 0, max: 24 }),
      (kind, rooms, sold) => {
        const lit = Math.min(rooms, sold);
        const house = drawHouse({ id: 'a', style: kind, rooms, occupancy: (lit / rooms) * 100, seed: 7 });
        expect(lights(house.svg)).toBe(lit);
      },
    ),
  );
});

test('a lit window stays lit when the occupancy rises, with the same guest', () => {
  const windows = (occupancy: number) =>
    new Set(drawHouse({ id: 'a', rooms: 20, occupancy, seed: 9 }).svg.match(/<use [^>]*>/g) ?? []);
  const low = windows(40);
  const high = windows(75);
  expect([...low].every((window) => high.has(window))).toBe(true);
});

test('a partly sold window is a half-open blind, not a lit window', () => {
  const house = drawHouse({ id: 'a', rooms: 4, occupancy: 62.5, seed: 7 });
  expect(house.windows.map(({ litFraction }) => litFraction).sort()).toEqual([0, 0.5, 1, 1]);
  expect(lights(house.svg)).toBe(2);
  expect(house.svg).toContain('opacity=".55"');
});

test('each light that goes on by itself has its position in the lighting order', () => {
  const { svg } = drawHouse({ id: 'a', rooms: 10, occupancy: 70, isAnimated: true, seed: 7 });
  const turns = [...svg.matchAll(/--i:(\d+)/g)].map((match) => Number(match[1]));
  expect(turns.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('houses with the same windows share their definitions', () => {
  const { svg } = drawHouse({ id: 'a', rooms: 20, occupancy: 100, seed: 7 });
  const definitions = (content: string) =>
    /<defs>.*<\/defs>/.exec(pictureWithWindows('a', [0, 0, 1, 1], content))?.[0];
  expect(definitions(svg)).toContain('<g id="abare">');
  expect(definitions(svg + svg)).toBe(definitions(svg));
});

test('a picture without lit windows has no definitions', () => {
  const { svg } = drawHouse({ id: 'a', rooms: 20, occupancy: 0, seed: 7 });
  expect(pictureWithWindows('a', [0, 0, 1, 1], svg)).not.toContain('<defs>');
});

test('each window is inside the wall, and the ground is below it', () => {
  for (const kind of houseStyles)
    for (const rooms of [1, 7, 24]) {
      const house = planHouse({ style: kind, rooms, occupancy: 70, seed: 7 });
      const { width, height, groundY, top, wallHeight, stiltHeight, windows } = house;
      expect(windows).toHaveLength(rooms);
      for (const { x, y } of windows) {
        expect(x).toBeGreaterThan(0);
        expect(x + house.paneWidth).toBeLessThan(width);
        expect(y).toBeGreaterThan(top);
        expect(y + house.paneHeight).toBeLessThan(top + wallHeight);
      }
      expect(groundY).toBeGreaterThanOrEqual(top + wallHeight + stiltHeight);
      expect(height).toBeGreaterThan(groundY);
    }
});

test('a house can be drawn from any number of rooms and any occupancy', () => {
  fc.assert(
    fc.property(style, hostile, hostile, (kind, rooms, occupancy) => {
      const house = drawHouse({ id: 'a', style: kind, rooms, occupancy, seed: 7 });
      expect(house.svg).not.toMatch(/NaN|undefined|Infinity|e[-+]\d/);
      const fractions = house.windows.map(({ litFraction }) => litFraction);
      expect([house.width, house.height, house.groundY, ...fractions].every(Number.isFinite)).toBe(true);
    }),
  );
});
