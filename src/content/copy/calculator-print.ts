/** The words of the first printed sheet. */
export const sheet = {
  title: 'Revenue Projection',
  printed: (day: string) => `printed ${day}`,
  noName: 'Your hotel',
  total: (words: string, days: string) => `${words}, Total Annual Revenue, ${days} operating days`,
  street: (houses: number) =>
    houses === 1 ? 'One house, for the one room type.' : `${houses} houses, one for each room type.`,
  occupancy: (percent: string, rooms: string) => `${percent} of ${rooms} rooms`,
  legend: 'One window is one room. Solid: sold. Outline: not sold.',
  legendShared: 'In the larger houses one window stands for several rooms. Solid: sold. Outline: not sold.',
  sum: 'Total Annual Revenue',
  ota: {
    title: 'What the OTAs keep',
    figure: (bank: string) => `${bank} of ₹100`,
    text: (terms: Record<'commission' | 'gst' | 'share' | 'annual' | 'moved' | 'direct' | 'kept', string>) =>
      `reaches the bank, at ${terms.commission} commission and ${terms.gst} GST on it, counted as a cost. With ${terms.share} of nights on OTAs they keep ${terms.annual} a year. Moving ${terms.moved} of nights to direct, at a cost of ${terms.direct}, keeps ${terms.kept}.`,
  },
  better: {
    title: 'A better year',
    text: (change: { points: string; price: string; gain: string; percent: string }) =>
      `with ${change.points} points more occupancy and ${change.price} more on the price: ${change.gain} more than today, ${change.percent}. A room type already full stays at 100%.`,
  },
  notes: 'Notes',
  method:
    'Total nights = rooms × operating days. Revenue = total nights × occupancy × average price. Every figure comes from what you typed; it is your projection, not a forecast or a promise. OTA and GST figures are starting examples: check your contracts and your accountant.',
  again: 'Open it again at',
  address: '/tools/revenue-calculator',
} as const;
