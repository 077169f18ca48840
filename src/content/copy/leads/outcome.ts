/** The words for the result of a submission. They are loaded with the code that sends, not with the form. */
export const leadOutcomeCopy = {
  /** `withSync` is shown only if the browser supports Background Sync, which also sends when all tabs are closed. */
  savedOffline: {
    title: 'Saved on this phone',
    withSync: 'You are offline. Your request will be sent when you are back online.',
    withoutSync: 'You are offline. Open this site once you have network, and your request will be sent.',
  },
  /** Shown if the browser reports a network, but the server did not answer. */
  savedUnanswered: {
    title: 'Saved on this phone',
    withSync: 'We got no answer. We try again until it is sent.',
    withoutSync: 'We got no answer. We try again whenever this site is open, until it is sent.',
  },
  /** Shown if the saved lead was sent before the visitor submitted the correction, perhaps with a correction of another tab. */
  deliveredWithOtherText: {
    title: 'The saved request has been sent',
    text: 'It was sent before your change. If you send this form, it is a new request.',
  },
  notSaved: {
    title: 'Error',
    text: 'Your request has not been sent, and this browser could not save it. What you typed is still in the form. Reach us this way instead:',
  },
} as const;
