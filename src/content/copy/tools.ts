export const toolsCopy = {
  head: {
    title: 'Free revenue tools for hotel owners',
    description:
      'A free revenue calculator for hotels: enter rooms, prices and occupancy, and see a year in rupees. No sign-up. Two more tools are on the way.',
    keywords: ['hotel revenue calculator', 'free hotel tools', 'RevPAR calculator', 'hotel occupancy tool'],
    crumb: 'Free Tools',
  },
  title: 'Free Tools for Hotel Owners',
  lead: 'The revenue calculator is ready: free, and no sign-up.',
  openHouse: (lit: number, windows: number) => `A hotel of ${windows} rooms. ${lit} windows are lit: sold.`,
  example: (hotel: { rooms: number; occupancy: string; price: string; revenue: string }) =>
    `${hotel.rooms} rooms, ${hotel.occupancy} sold at ${hotel.price}: ${hotel.revenue} a year.`,
  listLabel: 'The tools',
  custom: {
    title: 'Need Custom Solutions?',
    text: 'If no tool here answers your question, ask us.',
    action: 'Contact us',
  },
} as const;
