import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printStreet } from '../../../../src/scenes/houses/print-street';

test('a street for print has one ink, and grey for the notes', () => {
  const { svg } = printStreet([{ name: 'Standard Room', note: '70% of 10', rooms: 10, occupancy: 70 }]);
  const colours = new Set(svg.match(/#[0-9A-F]{6}/g));
  expect([...colours].sort()).toEqual(['#0D2624', '#3F5B56']);
});

test('each sold room is a filled window', () => {
  const { svg } = printStreet([{ name: '', note: '', rooms: 10, occupancy: 70 }]);
  const solid = /<path fill="#0D2624" d="([^"]*)"/.exec(svg)?.[1] ?? '';
  expect(solid.match(/a7 7/g)).toHaveLength(7);
});

test('any typed numbers and names can be printed', () => {
  const hostile = fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(Infinity, -Infinity, -1, 1e9));
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ name: fc.constant('A & B'), note: fc.constant('<'), rooms: hostile, occupancy: hostile }),
        { maxLength: 10 },
      ),
      (rooms) => {
        const { svg, roomsPerWindow } = printStreet(rooms);
        expect(svg).toMatch(/viewBox="0 0 [\d.]+ [\d.]+"/);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|e[-+]\d|& /);
        expect(roomsPerWindow.every(Number.isFinite)).toBe(true);
      },
    ),
  );
});

test('a street that is too wide for the sheet has no captions', () => {
  const room = { name: 'Standard Room', note: '70% of 10', rooms: 10, occupancy: 70 };
  expect(printStreet([room]).svg).toContain('Standard Room');
  expect(printStreet(Array(8).fill(room)).svg).not.toContain('<text');
});
