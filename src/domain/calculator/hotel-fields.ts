import { type NumberRule, PERCENTAGE } from './number-rule';

type FormRule = NumberRule & {
  /** Value at first and after Reset Form. */
  readonly defaultValue: number;
};

type RoomTypeRule = FormRule & {
  /** Value in a room type that the visitor adds, and where stored data or a link has no usable number. */
  readonly newRoomTypeValue: number;
};

/**
 * The numbers of a room type. Form, stored data, link, CSV file and printed sheet list them from this table.
 * - Their words are in src/content/copy/calculator/fields.ts.
 * - Paper and CSV file list percentages after the nights.
 * - Add a number at the end: a link stores values by position, and older links and stored data must stay readable.
 */
export const ROOM_TYPE_RULES = {
  /** Rooms of this type. */
  numberOfRooms: { unit: 'count', minimum: 1, maximum: null, defaultValue: 10, newRoomTypeValue: 1 },
  /** Rupees for a sold night. */
  averagePrice: { unit: 'rupees', minimum: 0, maximum: null, defaultValue: 3000, newRoomTypeValue: 0 },
  /** Percent of the nights that are sold. A typed 120 is kept as 120. */
  occupancyRate: { ...PERCENTAGE, defaultValue: 70, newRoomTypeValue: 0 },
} as const satisfies Readonly<Record<string, RoomTypeRule>>;

export type RoomTypeNumberName = keyof typeof ROOM_TYPE_RULES;
export type FormNumberName = 'operatingDays' | RoomTypeNumberName;

/** The rules of all numbers in the hotel form: the operating days, and the numbers of a room type. */
export const FORM_RULES: Readonly<Record<FormNumberName, FormRule>> = {
  operatingDays: { unit: 'count', minimum: 1, maximum: 365, defaultValue: 365 },
  ...ROOM_TYPE_RULES,
};

export const ROOM_TYPE_NUMBERS = Object.keys(ROOM_TYPE_RULES) as readonly RoomTypeNumberName[];
