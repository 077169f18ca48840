/** The newsletter sign-up: one form, two places. */
export const newsletterCopy = {
  footerTitle: 'New articles by email',
  label: 'Your email',
  placeholder: 'you@yourhotel.in',
  submit: 'Subscribe',
  privacy: 'Privacy policy',
  offline:
    'Subscribing needs a connection. Your address stays in the field: press again when you are back online.',
} as const;

/** Above the sign-up of the blog: apart, for no script says it. */
export const stayUpdatedCopy = {
  title: 'Stay Updated',
  text: 'We mail you each new article, and nothing else.',
} as const;
