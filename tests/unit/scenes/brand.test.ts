import { expect, test } from 'vitest';
import { brandMark, iconMaskable, markOnNight, wordmark, wordmarkOnPaper } from '../../../src/scenes/brand';
import * as palette from '../../../src/theme/palette';
import { drawn } from './drawn';

test('six of the nine panes of the mark are lit', () => {
  const lit = new RegExp(`<path fill="${palette.lit}" d="([^"]*)"`).exec(brandMark())?.[1] ?? '';
  expect(lit.match(/M/g)).toHaveLength(6);
});

test('the mark has the colours of its background', () => {
  expect(brandMark(markOnNight)).toContain(markOnNight.arch);
});

test('the name for print has one colour', () => {
  expect(new Set(wordmark(wordmarkOnPaper).match(/#[0-9A-F]{6}/g)).size).toBe(1);
});

test('the mark of the maskable icon fits into a circle of 80%', () => {
  const { pixels, width } = drawn(iconMaskable(), 200).render();
  const ground = pixels.subarray(0, 3);
  for (let i = 0; i < pixels.length; i += 4) {
    const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)];
    const far = Math.hypot(x - 99.5, y - 99.5) > 80;
    if (far) expect(pixels.subarray(i, i + 3).equals(ground)).toBe(true);
  }
});
