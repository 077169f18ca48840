import { expect, test } from 'vitest';
import { clientModule } from '../../../../src/site-build/plugins/drawn-modules';

test('a drawing reaches the browser as text, and what draws it does not', () => {
  const scene = { ground: 'mist', hero: '<svg></svg>', cover: () => '<svg></svg>' };
  expect(clientModule({ scene, skyline: () => '<svg></svg>' })).toBe(
    'export const scene = {"ground":"mist","hero":"<svg></svg>"};',
  );
});
