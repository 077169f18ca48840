import { formatCount, formatCountOf } from '../../../domain/money';
import { claims } from '../../claims';
import { site } from '../../site';

/** Says what a window is if the rooms of a house are grouped. The printed sheet uses it too. */
export const groupedWindowsText = 'In the larger houses one window stands for several rooms.';

/** The words of the page, the hotel's form, and the table with the year of each room type. */
export const calculatorCopy = {
  back: 'Free tools',
  title: 'Revenue Calculator',
  /** The company states the figure for some properties. The sentence must not turn it into a forecast. */
  subtitle: `Enter your rooms, prices and occupancy, and see your year in rupees. We state ${claims.calculator.additionalRevenue.value} ${claims.calculator.additionalRevenue.label} at some properties; that is no forecast for yours.`,
  streetLabel: 'Your hotel, one house per room type',
  total: 'Total Annual Revenue',
  totalInWords: (words: string) => `${words} a year. Room revenue, before OTA commission, GST and costs.`,
  totalTooLarge: 'Too large to add up. Check the rooms and the prices.',
  /** `sold` is the average of rooms sold a night. `areRoomsGrouped` is true if in some house a window means several rooms. */
  street: ({ sold, rooms, areRoomsGrouped }: { sold: number; rooms: number; areRoomsGrouped: boolean }) => {
    if (rooms === 0) return 'No windows yet. Add a room type with at least one room.';
    const count = `${formatCount(sold)} of ${formatCountOf(rooms, 'room', 'rooms')} sold on average.`;
    return `${count} ${areRoomsGrouped ? groupedWindowsText : 'Each window is a room.'}`;
  },
  form: {
    title: 'Hotel Information',
    hotelName: 'Hotel name',
    hotelNamePlaceholder: 'As listed on OTAs',
    roomType: (number: number) => `Room type ${number}`,
    roomTypeName: 'Room type name',
    removeRoomType: (number: number, name: string) => `Remove room type ${number}, ${name}`,
    /** Name of the slider beside the field with this label. */
    slider: (label: string) => `${label} slider`,
    addRoomType: 'Add Room',
    roomTypeLimit: (most: number) => `${most} room types are the most this calculator holds.`,
    noRoomTypes: 'No room types yet. Add the first one.',
    reset: 'Reset Form',
    withoutScript: `The calculator adds up in your browser, and scripts are switched off there. Call ${site.phone.display} and we go through your figures together.`,
    notSaved: 'These figures could not be saved on this phone. They stay until you close this page.',
  },
  /** The words after the figure in the bar with the total. */
  totalBar: {
    unit: 'a year',
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} less`,
  },
  undo: {
    action: 'Undo',
    roomTypeRemoved: (name: string) => `${name} removed`,
    reset: { title: 'Form reset', text: 'The figures saved on this phone are removed.' },
    link: { title: 'Figures of the link shown' },
    undo: { title: 'Earlier figures are back' },
  },
  projection: {
    title: 'Revenue Projection',
    caption: 'Revenue projection by room type',
    roomType: 'Room Type',
    /** `label` is the head of the column on the page and on paper. `csv` is its head in the CSV file. */
    nightsOnOffer: { label: 'Total Nights', csv: 'Total Nights' },
    occupancy: 'Occupancy',
    revenue: { label: 'Revenue', csv: 'Revenue (INR)' },
    tooLarge: 'A dash stands for a figure too large to count.',
  },
  tips: [
    'Increase occupancy off-season with promotions.',
    'Use dynamic pricing to boost RevPAR.',
    'Encourage direct bookings to cut OTA commissions.',
  ],
  consultation: 'Get Free Consultation',
} as const;

export const calculatorHeadCopy = {
  title: 'Revenue Calculator for Hotels and Resorts',
  description:
    'Enter rooms, prices and occupancy by room type, and see the nights and the annual revenue of your hotel in rupees. Free, works offline, nothing is sent.',
  keywords: [
    'hotel revenue calculator',
    'hotel annual revenue',
    'room revenue',
    'occupancy calculator',
    'RevPAR',
    'ADR',
    'hotels in India',
  ],
} as const;
