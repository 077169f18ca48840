import { expect, test } from 'vitest';
import { errorScene, heroScene, notFoundScene } from '../../../../src/scenes/houses/hero-scene';
import { lit as litColour } from '../../../../src/theme/palette';

const wide = { id: 'h', w: 1440, h: 800 };
const phone = { id: 'h', w: 390, h: 430 };

const lights = (svg: string) => svg.match(/<use /g)?.length ?? 0;

test('the wide hotel has 68 windows, the one on a phone 28', () => {
  expect(heroScene(wide).windows).toBe(68);
  expect(heroScene(phone).windows).toBe(28);
});

test('the returned count of lit windows is the number drawn', () => {
  for (const frame of [wide, phone]) {
    const { svg, lit } = heroScene(frame);
    expect(lights(svg)).toBe(lit);
  }
});

test('a full house has every window lit', () => {
  const { lit, windows } = heroScene({ ...wide, night: true, occupancy: 100, seed: 5 });
  expect(lit).toBe(windows);
});

test('a page that does not exist leaves one window lit', () => {
  expect(lights(notFoundScene({ id: 'n', w: 1440, h: 640 }))).toBe(1);
  expect(lights(notFoundScene({ id: 'n', w: 390, h: 470 }))).toBe(1);
});

test('a power cut leaves no window lit', () => {
  expect(lights(errorScene({ id: 'n' }))).toBe(0);
  expect(errorScene({ id: 'n' })).not.toContain(litColour);
});

test('without `animated`, no light is animated', () => {
  expect(heroScene({ ...wide, animated: false }).svg).not.toContain('class=');
});
