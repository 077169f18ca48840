/** Shown if the page is open in the built-in browser of WhatsApp, Instagram or Facebook. */
export const inAppBrowserCopy = {
  title: 'Open it in Chrome or Safari',
  text: 'You are inside another app. Its browser may forget your figures, and cannot install this one. Press its three dots, then Open in browser.',
  later: 'Not now',
} as const;
