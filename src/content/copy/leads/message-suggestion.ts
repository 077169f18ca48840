import type { RoomType } from '../../../domain/calculator/hotel-input';
import { formatCountOf, formatPercent, formatRupees, rupeesInWords } from '../../../domain/money';

/** The words of the suggestion to add the visitor's last article or projection to the message of the contact form. */
export const messageSuggestionCopy = {
  article: {
    sentence: (title: string) => `You were reading “${title}”.`,
    action: 'Add this article to my message',
    message: (title: string) => `I am writing about your article “${title}”.`,
  },
  projection: {
    sentence: (hotel: string, total: number) =>
      hotel === ''
        ? `Your projection: ${formatRupees(total)} a year.`
        : `Your projection for ${hotel}: ${formatRupees(total)} a year.`,
    action: 'Add this projection to my message',
    heading: 'My projection from your revenue calculator',
    hotel: (name: string) => `Hotel: ${name}`,
    room: ({ name, numberOfRooms: rooms, averagePrice, occupancyRate }: Omit<RoomType, 'id'>) =>
      `${name}: ${formatCountOf(rooms, 'room', 'rooms')}, ${formatRupees(averagePrice)} a night, ${formatPercent(occupancyRate)} occupied`,
    days: (days: number) => `Open ${formatCountOf(days, 'day', 'days')} a year`,
    total: (total: number) => `Total Annual Revenue: ${formatRupees(total)} (${rupeesInWords(total)})`,
  },
  announcements: {
    added: 'Added. You can change it in the message below.',
    'already-there': 'It is in your message already.',
    full: 'Your message has no room for it. Shorten the message and try again.',
  },
} as const;
