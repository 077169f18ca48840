import { pluralForm } from './plural-form';

/** The words of /saved: the requests that wait on this phone, and the pages that open without network. */
export const savedPageCopy = {
  head: {
    title: 'Saved on this phone',
    description: 'Requests you wrote without network, and the pages of this site that open without it.',
  },
  title: 'Saved on this phone',
  subtitle:
    'Requests you wrote without network, and the pages that open without it. We do not have a request until it is sent.',
  leads: {
    title: 'Requests on this phone',
    none: {
      title: 'No requests waiting',
      text: 'When you send a form without network, it waits here until you are online.',
    },
    withoutScript: 'This list is kept by your browser and needs JavaScript, which is off.',
    unavailable: {
      title: 'Nothing can be saved here',
      text: 'This browser does not let us keep requests, perhaps in a private window. Send the form while you are online, or call us.',
    },
  },
  how: {
    title: 'How waiting requests are sent',
    rules: [
      'We try again when the network returns and when you open the site.',
      'We remove a request from this phone only after our server has received it.',
      'If our server refuses it, it stays here, and this page says so.',
      'It stays until it is sent or you delete it.',
      'Delete it if others use this phone: your name, email and phone number are in it.',
    ],
  },
  pages: {
    title: 'Pages that open without network',
    ready: 'All of them are on this device now.',
    notReady: 'Not all pages are on this device yet. They load while you are online.',
    partly: ({ stored, all }: { stored: number; all: number }) =>
      `${stored} of ${all} pages are on this device. The others load while you are online, if there is room for them.`,
    waiting: ({ stored, all }: { stored: number; all: number }) =>
      `${stored} of ${all} pages are on this device. The others wait, because your connection is slow or saves data.`,
    storeLater: 'Load the others now',
    calculator: 'Your calculator figures are kept here too. We receive them only if you send them to us.',
    kinds: { article: 'Article', caseStudy: 'Case study', tool: 'Tool' },
  },
  /** Meant for a phone that other people use too. */
  everything: {
    button: 'Delete everything saved here',
    question: (leads: number) =>
      leads === 0
        ? 'Delete the calculator figures, what is typed in the forms, and the saved pages from this phone?'
        : pluralForm(
            leads,
            '1 request has not been sent. Delete it with the calculator figures, what is typed in the forms, and the saved pages?',
            `${leads} requests have not been sent. Delete them with the calculator figures, what is typed in the forms, and the saved pages?`,
          ),
    yes: 'Delete everything',
    no: 'Keep it',
    deleting: 'Deleting. This takes a few seconds.',
    done: 'Everything is deleted from this phone. Pages are saved again the next time you open the site.',
    partly:
      'Not everything could be deleted. A request that is being sent now stays until it is answered; the rest can be removed in the settings of your browser.',
  },
  iphone: {
    title: 'Keep it on an iPhone',
    steps: [
      { title: '1. Share', text: 'In Safari, press the share sign at the foot of the screen.' },
      { title: '2. Add to Home Screen', text: 'Scroll the list a little until you see it.' },
      { title: '3. Open from there', text: 'The lit window is the app. It opens without network.' },
    ],
  },
} as const;
