import { expect, test } from 'vitest';
import { errorScene, heroScene, notFoundScene } from '../../../../src/scenes/houses/hero-scene';
import { countHotelWindows } from '../../../../src/scenes/houses/hill-hotel';
import { lit as litColour } from '../../../../src/theme/palette';

const WIDE = { id: 'h', w: 1440, h: 800 };
const PHONE = { id: 'h', w: 390, h: 430 };

const lights = (svg: string) => svg.match(/<use /g)?.length ?? 0;

test('the wide hotel has 68 windows, the one on a phone 28: a full house lights them all', () => {
  expect(lights(heroScene({ ...WIDE, occupancy: 100 }))).toBe(68);
  expect(lights(heroScene({ ...PHONE, occupancy: 100 }))).toBe(28);
});

test.each([25, 30, 76])('at %i percent, the drawing has as many lit windows as are counted', (occupancy) => {
  expect(countHotelWindows(occupancy, true).lit).toBe(lights(heroScene({ ...WIDE, occupancy })));
  expect(countHotelWindows(occupancy, false).lit).toBe(lights(heroScene({ ...PHONE, occupancy })));
});

test('the drawing of the 404 page has one lit window', () => {
  expect(lights(notFoundScene({ id: 'n', w: 1440, h: 640 }))).toBe(1);
  expect(lights(notFoundScene({ id: 'n', w: 390, h: 470 }))).toBe(1);
});

test('the drawing of a power cut has no lit window', () => {
  expect(lights(errorScene({ id: 'n', w: 1440, h: 640 }))).toBe(0);
  expect(errorScene({ id: 'n', w: 1440, h: 640 })).not.toContain(litColour);
});

test('without `isAnimated`, no light is animated', () => {
  expect(heroScene({ ...WIDE, isAnimated: false })).not.toContain('class=');
});
