/** The words of /pricing around the prices and terms, which live in content/pricing.ts. */
export const pricingCopy = {
  head: {
    title: 'Pricing: a fixed fee and a share of the growth',
    description:
      'A fixed monthly subscription plus a revenue share on measured growth, no long-term contract, 30-day cancellation notice. What each service starts at.',
    keywords: [
      'hotel revenue management pricing',
      'OTA management cost',
      'revenue share',
      'hotel subscription price India',
    ],
    crumb: 'Pricing',
  },
  title: 'The whole bill, in two letters',
  equation: {
    label: 'F plus s: a fixed subscription plus a share of growth',
    fixed: 'F',
    plus: '+',
    share: 's',
  },
  model: [
    {
      title: 'F is fixed',
      text: 'A monthly subscription for the services you choose. It is the same in May and in the rains.',
    },
    {
      title: 's is a share',
      text: 'A revenue share, counted only on measured growth over a baseline that we agree with you first.',
    },
    {
      title: 'No growth, no s',
      text: 'When a month ends at the baseline or under it, there is nothing to take a share of.',
    },
  ],
  quote: 'Get a custom quote',
  house: {
    title: 'What the share is counted on',
    text: 'The house as it stands is yours. Our share is one window on the floor that was added.',
    legend: [
      { pane: 'baseline', text: 'The baseline: what your rooms earned before, agreed with you.' },
      { pane: 'growth', text: 'The growth: what was added, and stays with you.' },
      { pane: 'share', text: 'The share: our part of the growth, never of the baseline.' },
    ],
    note: 'An illustration of the model, not a forecast. How large the share is stands in your quote.',
    scene:
      'A house. Three floors are marked as yours already. A new floor stands on top; one of its six windows is blue, the share. An illustration, not a forecast.',
  },
  banner: { action: 'Get Quote' },
  list: { title: 'By the service', text: 'Where each one starts, before your quote.', unit: 'a month' },
  terms: { title: 'The terms, all four of them' },
  custom: {
    title: 'Ask for your own F and s',
    text: 'Tell us your rooms, your season and the sites you sell on. You get both numbers back, in writing.',
    action: 'Request a custom quote',
  },
} as const;
