import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type StreetRoom, street } from '../../../src/scenes/street';
import { drawn } from './drawn';

const room = (more: Partial<StreetRoom> = {}): StreetRoom => ({
  name: 'Standard Room',
  rooms: 10,
  occupancy: 70,
  ...more,
});
const hostile = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity, -1, 1e9, 1e308, 0));

test('ten rooms at 70% are ten windows, seven lit', () => {
  const { houses } = street([room()], { id: 's' });
  expect(houses).toEqual([{ name: 'Standard Room', windows: 10, lit: 7, per: 1 }]);
});

test('the label may be made from the houses', () => {
  const { svg } = street([room(), room({ name: 'Suite', rooms: 4, occupancy: 50 })], {
    id: 's',
    label: (houses) => houses.map(({ name, lit, windows }) => `${name}: ${lit} of ${windows}`).join('; '),
  });
  expect(svg).toContain('aria-label="Standard Room: 7 of 10; Suite: 2 of 4"');
});

test('an occupancy above 100 or below 0 is held back in the picture', () => {
  const { houses } = street(
    [room({ occupancy: 250 }), room({ occupancy: -20 }), room({ occupancy: Number.NaN })],
    { id: 's' },
  );
  expect(houses.map(({ lit }) => lit)).toEqual([10, 0, 0]);
});

test('a house without rooms is one dark window', () => {
  const { houses } = street([room({ rooms: 0 }), room({ rooms: Number.NaN }), room({ rooms: -3 })], {
    id: 's',
  });
  expect(houses.map(({ windows, lit }) => [windows, lit])).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
  ]);
});

test('a thousand million rooms are 24 windows, and it is said how many rooms each stands for', () => {
  const { houses } = street([room({ rooms: 1e9 })], { id: 's' });
  expect(houses[0]).toMatchObject({ windows: 24, per: Math.ceil(1e9 / 24) });
});

test('the names of the rooms cannot carry markup into the page', () => {
  const name = '<img src=x onerror=alert(1)>"\'&\u0000';
  const { svg } = street([room({ name, rooms: 24 })], { id: 's', label: ([first]) => first?.name ?? '' });
  expect(svg).not.toMatch(/<img|"'|\p{Cc}|&(?!#)/u);
  expect(svg).toContain('&#60;img');
});

test('a long name is cut to its house with an ellipsis', () => {
  const { svg } = street(
    [room({ name: 'Deluxe Balcony Room with a view of the tea gardens and the lake', rooms: 3 })],
    { id: 's' },
  );
  expect(/<text [^>]*>([^<]*)<\/text>/.exec(svg)?.[1]).toMatch(/^Deluxe.*…$/);
});

test('ten houses make the street longer instead of smaller', () => {
  const rooms = Array.from({ length: 10 }, () => room());
  expect(street(rooms, { id: 's', w: 390, h: 310 }).w).toBeGreaterThan(390);
  expect(street([room()], { id: 's', w: 390, h: 310 }).w).toBe(390);
});

test('ten large houses stay under 240 windows', () => {
  const rooms = Array.from({ length: 10 }, () => room({ rooms: 300 }));
  const { houses } = street(rooms, { id: 's' });
  expect(houses.reduce((sum, { windows }) => sum + windows, 0)).toBeLessThanOrEqual(240);
});

test('a house keeps its face when its neighbours go', () => {
  const only = street([room({ seed: 321 })], { id: 's', names: false }).houses[0];
  const withNeighbour = street([room({ seed: 321 }), room()], { id: 's', names: false }).houses[0];
  expect(only).toEqual(withNeighbour);
});

test('an empty street is a landscape', () => {
  const { svg, houses } = street([], { id: 's' });
  expect(houses).toEqual([]);
  expect(drawn(svg).width).toBe(1440);
});

test('whatever is typed, the street can be drawn', () => {
  const anyRoom = fc.record({
    name: fc.string({ unit: 'binary', maxLength: 60 }),
    rooms: hostile,
    occupancy: hostile,
    before: fc.option(hostile, { nil: undefined }),
    seed: fc.option(hostile, { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(anyRoom, { maxLength: 10 }), fc.constantFrom(390, 1440), (rooms, w) => {
      const { svg, houses } = street(rooms, {
        id: 's',
        w,
        label: (all) => all.map(({ name }) => name).join(', '),
      });
      // The names are the visitor's own and may say NaN.
      const art = svg.replace(/<text .*?<\/text>|aria-label="[^"]*"/g, '');
      expect(art).not.toMatch(/NaN|undefined|Infinity|e[-+]?\d/);
      expect(houses.every(({ lit, windows, per }) => lit <= windows && Number.isFinite(per))).toBe(true);
      expect(drawn(svg).height).toBeGreaterThan(0);
    }),
    { numRuns: 30 },
  );
});
