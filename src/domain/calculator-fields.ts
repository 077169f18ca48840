import { type NumberRule, PERCENTAGE } from './number-field';

type RoomRule = NumberRule & {
  /** In the room type the calculator starts with. */
  readonly example: number;
  /** In a room type that was just added, and where stored figures or a link say nothing usable. */
  readonly fresh: number;
};

/**
 * THE table: the numbers of a room type. Form, stored figures, link, CSV file and printed sheet follow it, in its order;
 * their words stand in content/copy/calculator-fields.ts. A link knows a number by its place alone, so a new field goes to
 * the end: what was stored or linked before is still read.
 */
export const ROOM_FIELDS = {
  /** Rooms of this type. */
  numberOfRooms: { unit: 'count', minimum: 1, maximum: null, example: 10, fresh: 1 },
  /** Rupees for one sold night. */
  averagePrice: { unit: 'rupees', minimum: 0, maximum: null, example: 3000, fresh: 0 },
  /** Percent of the nights that are sold. A typed 120 is kept as 120. */
  occupancyRate: { ...PERCENTAGE, example: 70, fresh: 0 },
} as const satisfies Readonly<Record<string, RoomRule>>;

export type RoomField = keyof typeof ROOM_FIELDS;

/** The fields of the calculator that hold a number. */
export type NumberField = 'operatingDays' | RoomField;

export const NUMBER_FIELDS: Readonly<Record<NumberField, NumberRule>> = {
  operatingDays: { unit: 'count', minimum: 1, maximum: 365 },
  ...ROOM_FIELDS,
};

// The keys of a table written out above: there are no others.
export const roomFields = Object.keys(ROOM_FIELDS) as readonly RoomField[];

/** A value for each number of a room type, in the order of the table. */
export function eachRoomField<Value>(make: (field: RoomField) => Value): Readonly<Record<RoomField, Value>> {
  const values: Partial<Record<RoomField, Value>> = {};
  for (const field of roomFields) values[field] = make(field);
  return values as Record<RoomField, Value>;
}
