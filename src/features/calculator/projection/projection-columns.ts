import { type RoomField, roomFields } from '../../../domain/calculator-fields';

export type ProjectionColumn = RoomField | 'totalNights' | 'revenue';

/**
 * The figures of a room type in the order in which paper and files list them: its own numbers, with the nights in front of
 * the share of them that is sold, and what it earns.
 */
export const projectionColumns: readonly ProjectionColumn[] = [
  ...roomFields.flatMap((field) => (field === 'occupancyRate' ? (['totalNights', field] as const) : [field])),
  'revenue',
];
