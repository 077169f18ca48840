export const panelTitlesCopy = {
  label: 'More from these figures',
  months: {
    title: 'Your year by months',
    hint: 'Busy, quiet and closed months, and what they make of the year.',
  },
  losing: { title: 'Which months lose money', hint: 'What to set aside, and when the year breaks even.' },
  ota: {
    title: 'What the OTAs keep',
    hint: 'Of every ₹100, what reaches the bank. The GST on the commission is counted as a cost.',
  },
  better: { title: 'A better year', hint: 'A few points of occupancy, a little on the price.' },
  keyFigures: { title: 'Three figures hoteliers quote', hint: 'ADR, occupancy and RevPAR, in plain words.' },
} as const;
