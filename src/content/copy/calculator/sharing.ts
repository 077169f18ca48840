import type { Projection, ProjectionRow } from '../../../domain/calculator/projection';
import type { Season } from '../../../domain/calculator/year-by-months';
import { formatCountOf, formatPercent, formatRupees, rupeesInWords } from '../../../domain/money';
import { site } from '../../site';
import { monthList } from '../dates';

/** The words of the share buttons, of their messages and files, and of the toasts about a link with figures. */
export const calculatorSharingCopy = {
  title: 'Take it with you',
  promise: 'Only these figures leave this phone, and only when you press.',
  actions: {
    whatsApp: 'WhatsApp',
    share: 'Share',
    copy: 'Copy',
    csv: 'CSV',
    print: 'Print',
    picture: 'Picture',
    months: 'Months as CSV',
    link: 'Link',
  },
  /** Each text is one line of the message. */
  message: {
    heading: (hotel: string) => (hotel ? `Revenue projection, ${hotel}` : 'Revenue projection'),
    total: (revenue: number | null) =>
      `Total Annual Revenue: ${formatRupees(revenue)} (${rupeesInWords(revenue)})`,
    byMonths: (revenue: number | null, seasons: readonly Season[]) =>
      `By months: ${[formatRupees(revenue), markedMonths(seasons)].filter(Boolean).join(', ')}`,
    room: ({ shownName, nightsOnOffer, occupancyRate, revenue }: ProjectionRow) =>
      `${shownName}: ${formatCountOf(nightsOnOffer, 'night', 'nights')}, ${formatPercent(occupancyRate)}, ${formatRupees(revenue)}`,
    keyFigures: ({ adr, occupancy, revpar }: Projection) =>
      `ADR ${formatRupees(adr)}, occupancy ${formatPercent(occupancy)}, RevPAR ${formatRupees(revpar)}`,
    open: (address: string) => `Open these figures in the ${site.name} calculator: ${address}`,
  },
  csv: {
    fileName: 'revenue-projection',
    monthsFileName: 'revenue-by-months',
  },
  toasts: {
    copied: { title: 'Figures copied' },
    linkCopied: {
      title: 'Link copied',
      text: 'The figures are in the link itself. Anyone who has the link can read them.',
    },
    saved: { title: 'CSV file saved' },
    pictureSaved: { title: 'Picture saved' },
    failed: { title: 'That did not work in this browser', text: 'Try one of the other buttons.' },
    linkFailedText: 'Copy the link yourself:',
  },
  received: {
    title: 'This link carries other figures',
    text: (figures: { hotel: string; roomTypeCount: number; total: string }) => {
      const what = `${formatCountOf(figures.roomTypeCount, 'room type', 'room types')}, ${figures.total} a year. Your own figures on this phone would be replaced.`;
      return figures.hotel ? `${figures.hotel}: ${what}` : `It has ${what}`;
    },
    use: 'Show them',
    keep: 'Keep mine',
    unreadable: {
      title: 'The figures in this link cannot be read',
      text: 'The link may have been cut on its way. Ask for it again.',
    },
  },
} as const;

export const pictureCopy = {
  heading: 'Revenue projection',
  rooms: (rooms: number, occupancy: number | null) =>
    `${formatCountOf(rooms, 'room', 'rooms')}, ${formatPercent(occupancy)} full on average`,
  byMonths: (revenue: number | null, occupancy: number | null) =>
    `By months: ${formatRupees(revenue)}, ${formatPercent(occupancy)} full`,
  note: 'From the figures of the hotel, not a forecast.',
} as const;

/** Lists the marked months: "quiet June to September; busy May". */
function markedMonths(seasons: readonly Season[]): string {
  return (['quiet', 'closed', 'busy'] as const)
    .map((season) => ({ season, own: seasons.flatMap((each, month) => (each === season ? [month] : [])) }))
    .filter(({ own }) => own.length > 0)
    .map(({ season, own }) => `${season} ${monthList(own)}`)
    .join('; ');
}
