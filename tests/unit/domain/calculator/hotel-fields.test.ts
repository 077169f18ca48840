import { expect, test } from 'vitest';
import { FORM_RULES, ROOM_TYPE_NUMBERS } from '../../../../src/domain/calculator/hotel-fields';
import { PERCENTAGE } from '../../../../src/domain/calculator/number-rule';
import { mapFields } from '../../../../src/helpers/map-fields';

test('only the occupancy is a percentage, and its limits are those of its slider', () => {
  const percentages = Object.values(FORM_RULES).filter(({ unit }) => unit === 'percent');
  expect(percentages).toEqual([FORM_RULES.occupancyRate]);
  expect(FORM_RULES.occupancyRate).toMatchObject(PERCENTAGE);
});

test('the numbers of a room type keep their positions, which links depend on', () => {
  expect(ROOM_TYPE_NUMBERS.slice(0, 3)).toEqual(['numberOfRooms', 'averagePrice', 'occupancyRate']);
  expect(Object.keys(mapFields(ROOM_TYPE_NUMBERS, () => 0))).toEqual(ROOM_TYPE_NUMBERS);
});
