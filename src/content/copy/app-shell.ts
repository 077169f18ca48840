import { site } from '../site';

/** The words of the app shell: header, footer, bars and error screen. */
export const appShellCopy = {
  skipToContent: 'Skip to content',
  homeLink: `${site.name}, home`,
  mainNavigationLabel: 'Main',
  menuLabel: 'Menu',
  footerNavigationLabel: 'Footer',
  getQuote: 'Get Quote',
  callLabel: 'Call',
  whatsAppLabel: 'WhatsApp',
  copyright: `© ${site.copyrightYear} ${site.name}`,
  madeIn: 'Made in Bengaluru',
  gstin: (number: string) => `GSTIN ${number}`,
  loading: 'Loading the page',
  offline: {
    banner: 'You’re offline. Saved pages and the calculator still work.',
    newsletter:
      'Subscribing needs a connection. Your address stays in the field: press again when you are back online.',
  },
  update: {
    title: 'New version ready.',
    text: 'Your calculator data stays.',
    action: 'Update',
    later: 'Later',
  },
  readyOffline: {
    title: 'Ready offline',
    text: 'Every page and the calculator now open without network.',
    /** Shown if the site has older articles, which are stored after the installation. */
    textExceptLater:
      'The calculator, the pages and the newest articles now open without network. Older articles follow.',
  },
  scriptMissing: {
    title: 'That did not work.',
    text: 'A part of this page could not be loaded. What you typed is still there: try again, or reach us another way.',
  },
  dismiss: 'Dismiss',
  image: { notFound: 'Image Not Found' },
  applicationError: {
    title: 'Unexpected Application Error!',
    text: 'Something on this page broke. Nothing you saved on this phone is lost.',
    reload: 'Load the page again',
    pictureText: 'A dark hotel at night, no window lit',
  },
} as const;

/** The words of the 404 page. They are a separate constant, so that no script contains them. */
export const notFoundCopy = {
  code: '404',
  title: 'Oops! Page not found',
  text: 'This page does not exist, or its address has changed.',
  home: 'Go back to the home page',
  pictureText: 'A dark hotel at night with one window lit',
} as const;
