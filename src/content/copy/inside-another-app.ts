/** Where a page is opened inside WhatsApp, Instagram or Facebook, which have a browser of their own. */
export const insideAnotherApp = {
  title: 'Open it in Chrome or Safari',
  text: 'You are inside another app. Its browser may forget your figures, and cannot install this one. Press its three dots, then Open in browser.',
  later: 'Not now',
} as const;
