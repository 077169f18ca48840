export const newsletterCopy = {
  footerTitle: 'New articles by email',
  label: 'Your email',
  placeholder: 'you@yourhotel.in',
  submit: 'Subscribe',
  privacy: 'Privacy policy',
} as const;

/** The words above the form of /blog. They are a separate constant, so that no script contains them. */
export const stayUpdatedCopy = {
  title: 'Stay Updated',
  text: 'We mail you each new article, and nothing else.',
} as const;
