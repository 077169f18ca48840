/** The banner that offers to install the site, or explains how to open it in a browser that can. */
export const installCopy = {
  offers: {
    promptable: {
      title: 'Keep it on your home screen',
      text: 'Opens without network, even on the hill road.',
    },
    'ios-manual': {
      title: 'Keep it on your home screen',
      text: 'Press the Share button of Safari, then Add to Home Screen. It opens without network.',
    },
    /** In the built-in browser of an app, such as WhatsApp, Instagram or Facebook. */
    'in-app-browser': {
      title: 'Open it in Chrome or Safari',
      text: 'You are inside another app. Its browser may forget your figures, and cannot install this site. Press its three dots, then Open in browser.',
    },
  },
  action: 'Install',
  later: 'Not now',
} as const;
