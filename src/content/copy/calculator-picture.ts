import { formatCount, formatPercent, formatRupees } from '../../domain/money';
import { counted } from './counted';

/** The words in the picture that the visitor shares. */
export const pictureCopy = {
  heading: 'Revenue projection',
  noName: 'Your hotel',
  rooms: (rooms: number, occupancy: number | null) =>
    `${formatCount(rooms)} ${counted(rooms, 'room', 'rooms')}, ${formatPercent(occupancy)} full on average`,
  byMonths: (revenue: number | null, occupancy: number | null) =>
    `By months: ${formatRupees(revenue)}, ${formatPercent(occupancy)} full`,
  note: 'From the figures of the hotel, not a forecast.',
} as const;
