import { availableTools, tools } from '../tools';
import { pluralForm } from './plural-form';

const ready = availableTools.map(({ title }) => title.toLowerCase());
const announced = tools.length - availableTools.length;
const more =
  ['', ' One more tool is on the way.', ' Two more tools are on the way.'][announced] ??
  ' More tools are on the way.';

/** The words of /tools. Those that name or count the tools follow the list in `../tools.ts`. */
export const toolsCopy = {
  head: {
    title: 'Free revenue tools for hotel owners',
    description: `A free revenue calculator for hotels: enter rooms, prices and occupancy, and see a year in rupees. No sign-up.${more}`,
    keywords: ['hotel revenue calculator', 'free hotel tools', 'RevPAR calculator', 'hotel occupancy tool'],
    crumb: 'Free Tools',
  },
  title: 'Free Tools for Hotel Owners',
  subtitle: `The ${ready.join(' and ')} ${pluralForm(ready.length, 'is', 'are')} ready: free, and no sign-up.`,
  openHouse: (lit: number, windows: number) => `A hotel of ${windows} rooms. ${lit} windows are lit: sold.`,
  example: (hotel: { rooms: number; occupancy: string; price: string; revenue: string }) =>
    `${hotel.rooms} rooms, ${hotel.occupancy} sold at ${hotel.price}: ${hotel.revenue} a year.`,
  listLabel: 'The tools',
  comingSoon: 'Coming soon',
  custom: {
    title: 'Need Custom Solutions?',
    text: 'If no tool here answers your question, ask us.',
    action: 'Contact us',
  },
} as const;
