/** The words of /tools around the three tools. */
export const toolsCopy = {
  head: {
    title: 'Free revenue tools for hotel owners',
    description:
      'A revenue calculator that works without network, free and without a form at the door, and two more tools on the way for independent hotels.',
    keywords: ['hotel revenue calculator', 'free hotel tools', 'RevPAR calculator', 'hotel occupancy tool'],
    crumb: 'Free Tools',
  },
  title: 'Free Tools for Hotel Owners',
  lead: 'One house on the street is open. Walk in, no form at the door.',
  openHouse: (lit: number, windows: number) => `A house of ${windows} windows. ${lit} are lit.`,
  /** The calculator's own starting figures, so that the picture, the sentence and the tool agree. */
  example: (rooms: string, occupancy: string, price: string, revenue: string) =>
    `${rooms} rooms, ${occupancy} sold at ${price}: ${revenue} a year.`,
  listLabel: 'The tools',
  custom: {
    title: 'Need Custom Solutions?',
    text: 'If your question has no tool yet, bring it to the desk.',
    action: 'Contact us',
  },
} as const;
