import { ROOM_FIELDS, type RoomField, roomFields } from '../../../domain/calculator/hotel-fields';

export type ProjectionColumn = RoomField | 'nightsAvailable' | 'revenue';

const isPercentage = (field: RoomField) => ROOM_FIELDS[field].unit === 'percent';

/** The columns of the printed sheet and the CSV file. Percentages follow the nights, because they are a share of them. */
export const projectionColumns: readonly ProjectionColumn[] = [
  ...roomFields.filter((field) => !isPercentage(field)),
  'nightsAvailable',
  ...roomFields.filter(isPercentage),
  'revenue',
];
