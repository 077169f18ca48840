import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hundredHouse } from '../../../../src/scenes/houses/hundred-house';
import { otaColours, otaHouse } from '../../../../src/scenes/houses/ota-house';
import * as palette from '../../../../src/theme/palette';

const lights = (svg: string) => svg.match(/<use /g)?.length ?? 0;

/** Counts the crosses, each of which begins with a move in the white stroke. */
const crosses = (svg: string) =>
  new RegExp(`stroke="${palette.white}"[^>]* d="([^"]*)"`).exec(svg)?.[1]?.match(/M/g)?.length ?? 0;

/** Returns the widths of the windows, or parts of windows, with this colour. */
function filledWidths(svg: string, colour: string): number[] {
  const paths = svg.matchAll(new RegExp(`<path fill="${colour}" d="([^"]*)"`, 'g'));
  return [...paths].flatMap(([, data = '']) => [...data.matchAll(/h([\d.]+)v/g)].map(([, h]) => Number(h)));
}

test('the house crosses out `crossedOut` of its 100 windows and lights the others', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.constantFrom(10, 20), (crossedOut, columns) => {
      const { svg } = hundredHouse({ id: 'a', crossedOut, columns });
      expect(crosses(svg)).toBe(crossedOut);
      expect(lights(svg)).toBe(100 - crossedOut);
    }),
  );
});

test('with `crossedOut` 4.5, four windows are crossed out, and half of another one is red', () => {
  const { svg } = hundredHouse({ id: 'a', crossedOut: 4.5 });
  expect(crosses(svg)).toBe(4);
  expect(lights(svg)).toBe(96);
  expect(filledWidths(svg, palette.otaRed)).toEqual([19, 19, 19, 19, 19 / 2]);
});

test('with `crossedOut` above 100, all windows are crossed out', () => {
  expect(crosses(hundredHouse({ id: 'a', crossedOut: 180 }).svg)).toBe(100);
});

test('₹78.76 for the hotel is 78 whole windows and 0.76 of one', () => {
  const svg = otaHouse({ id: 'a', net: 78.76, commission: 18 });
  expect(lights(svg)).toBe(78);
  expect(filledWidths(svg, otaColours.net)).toEqual([expect.closeTo(0.76 * 21, 1)]);
});

test('without commission all windows are lit, with 100 % commission all are crossed out', () => {
  expect(lights(otaHouse({ id: 'a', net: 100, commission: 0 }))).toBe(100);
  const none = otaHouse({ id: 'a', net: 0, commission: 100 });
  expect(lights(none)).toBe(0);
  expect(crosses(none)).toBe(100);
});

test('amounts out of range can be drawn', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (net, commission) => {
      expect(otaHouse({ id: 'a', net, commission })).not.toMatch(/NaN|undefined|Infinity|e[-+]\d/);
    }),
  );
});
