/** The newsletter sign-up: one form, two places. */
export const newsletterCopy = {
  footerTitle: 'Rate notes, once a month',
  stayUpdated: {
    title: 'Stay Updated',
    text: 'A new piece under your door when there is one. Nothing else.',
  },
  label: 'Your email',
  placeholder: 'you@yourhotel.in',
  submit: 'Subscribe',
  offline:
    'Subscribing needs a connection. Your address stays in the field: press again when you are back online.',
} as const;
