/** The words of closed panels. The words of open panels are loaded with the panels. */
export const panelTitles = {
  label: 'More from these figures',
  missing: 'This part could not be loaded. Connect to the internet, then close and open it again.',
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
  three: { title: 'Three figures hoteliers quote', hint: 'ADR, occupancy and RevPAR, in plain words.' },
} as const;
