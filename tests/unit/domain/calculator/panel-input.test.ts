import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEFAULT_PANELS,
  hasMarkedMonths,
  PANEL_FIELDS,
  type PanelInput,
  parseSeasonPlan,
  parseStoredPanels,
  serializePanels,
  serializeSeasonPlan,
} from '../../../../src/domain/calculator/panel-input';
import { hasYearToShow } from '../../../../src/domain/calculator/year-after-costs';
import { SEASONS } from '../../../../src/domain/calculator/year-by-months';

const panelInputs = fc
  .record({
    seasons: fc.array(fc.constantFrom(...SEASONS), { minLength: 12, maxLength: 12 }),
    numbers: fc.array(fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true })), {
      minLength: PANEL_FIELDS.length,
      maxLength: PANEL_FIELDS.length,
    }),
  })
  .map(({ seasons, numbers }): PanelInput => {
    const own = Object.fromEntries(PANEL_FIELDS.map((field, i) => [field, numbers[i] ?? null]));
    return { ...DEFAULT_PANELS, ...own, seasons };
  });

test('at first no month is marked, and there is no year to show', () => {
  expect(hasMarkedMonths(DEFAULT_PANELS)).toBe(false);
  expect(hasYearToShow(DEFAULT_PANELS)).toBe(false);
});

test('fixed costs of 0 make the year worth showing, empty and negative ones do not', () => {
  const shows = (fixedCosts: number | null) => hasYearToShow({ ...DEFAULT_PANELS, fixedCosts });
  expect([0, 1, null, -1].map(shows)).toEqual([true, true, false, false]);
});

test('stored figures are read back unchanged', () => {
  fc.assert(
    fc.property(panelInputs, (given) => {
      expect(parseStoredPanels(serializePanels(given))).toEqual(zeroed(given));
    }),
  );
});

test('a stored text contains its version and a number or null for each field, at first the starting values', () => {
  const text = serializePanels({ ...DEFAULT_PANELS, fixedCosts: 100 });
  const { version, months, ...numbers } = JSON.parse(text ?? '');
  expect({ version, months }).toEqual({ version: 1, months: Array.from({ length: 12 }, () => 0) });
  expect(numbers).toEqual({
    busyOccupancy: null,
    busyPrice: 0,
    quietOccupancy: null,
    quietPrice: 0,
    fixedCosts: 100,
    nightCost: 900,
    bookingCosts: 14.5,
    otaShare: 60,
    commission: 18,
    gst: 18,
    directCost: 4.5,
    moved: 10,
    occupancyPoints: 5,
    pricePercent: 8,
  });
});

test('default panels have no text, and no text gives default panels', () => {
  expect(serializePanels(DEFAULT_PANELS)).toBeNull();
  expect(parseStoredPanels(null)).toEqual(DEFAULT_PANELS);
});

test('an unusable part gets its starting value, and the other parts are kept', () => {
  const stored = { version: 1, months: [1, 9, 'x', 2], commission: 'much', gst: null, fixedCosts: 5 };
  const read = parseStoredPanels(JSON.stringify(stored));
  expect(read?.seasons.slice(0, 5)).toEqual(['busy', 'ordinary', 'ordinary', 'quiet', 'ordinary']);
  expect(read).toMatchObject({ commission: 18, gst: null, fixedCosts: 5, nightCost: 900 });
});

test.each(['', '{', '5', 'null', '[]', '{"version":2,"fixedCosts":7}'])('the text %j gives null', (text) =>
  expect(parseStoredPanels(text)).toBeNull(),
);

test('a link contains months and seasons, and no cost', () => {
  fc.assert(
    fc.property(panelInputs, (given) => {
      const link = serializeSeasonPlan(given);
      fc.pre(hasMarkedMonths(given));
      expect(Object.keys(link ?? {})).toEqual([
        'months',
        'busyOccupancy',
        'busyPrice',
        'quietOccupancy',
        'quietPrice',
      ]);
      expect(zeroed(given)).toMatchObject(parseSeasonPlan(JSON.parse(JSON.stringify(link))));
    }),
  );
});

/** A stored -0 is read as 0. */
function zeroed(given: PanelInput): PanelInput {
  return JSON.parse(JSON.stringify(given));
}
