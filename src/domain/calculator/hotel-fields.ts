import { type NumberRule, PERCENTAGE } from './number-rule';

type FormRule = NumberRule & {
  /** Lowest allowed value. A room type also gets it if the visitor adds the room type, or if a stored number is unusable. */
  readonly minimum: number;
  /** Value at first and after Reset Form. */
  readonly defaultValue: number;
};

/**
 * The numbers of a room type. Form, stored data, link, CSV file and printed sheet list them from this table.
 * - Their words are in src/content/copy/calculator/fields.ts.
 * - Paper and CSV file list percentages after the nights.
 * - Add a number at the end: a link stores values by position, and older links and stored data must stay readable.
 */
export const ROOM_TYPE_RULES = {
  /** Rooms of this type. */
  numberOfRooms: { unit: 'count', minimum: 1, maximum: null, defaultValue: 10 },
  /** Rupees for a sold night. */
  averagePrice: { unit: 'rupees', minimum: 0, maximum: null, defaultValue: 3000 },
  /** Percent of the nights that are sold. A typed 120 is kept as 120. */
  occupancyRate: { ...PERCENTAGE, defaultValue: 70 },
} as const satisfies Readonly<Record<string, FormRule>>;

export type RoomTypeNumberName = keyof typeof ROOM_TYPE_RULES;
export type FormNumberName = 'operatingDays' | RoomTypeNumberName;

/** The rules of all numbers in the hotel form: the operating days, and the numbers of a room type. */
export const FORM_RULES: Readonly<Record<FormNumberName, FormRule>> = {
  operatingDays: { unit: 'count', minimum: 1, maximum: 365, defaultValue: 365 },
  ...ROOM_TYPE_RULES,
};

export const ROOM_TYPE_NUMBERS = Object.keys(ROOM_TYPE_RULES) as readonly RoomTypeNumberName[];
