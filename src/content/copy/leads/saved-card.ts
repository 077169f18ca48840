import { CONTACT_SOURCE, type LeadSource } from '../../../leads/rules/lead-payload';
import { pluralForm } from '../plural-form';

/** Returns 'Revenue plan request' for a lead of the contact form, and 'Quote request' for any other source. */
export function leadKind(source: LeadSource): string {
  return source === CONTACT_SOURCE ? 'Revenue plan request' : 'Quote request';
}

export const savedLeadCopy = {
  saved: (kind: string, when: string) => `${kind}, saved ${when}.`,
  sentAt: (kind: string, when: string) => `${kind}, sent ${when}.`,
  tries: (count: number) => pluralForm(count, 'Tried once.', `Tried ${count} times.`),
  email: (address: string) => `Email: ${address}`,
  waiting: {
    stateText: 'Waiting for network',
    /** `withSync` is shown only if the browser supports Background Sync, which also sends when all tabs are closed. */
    withSync: 'It will be sent when this phone is back online.',
    withoutSync: 'Open this site once you have network, and it will be sent.',
    /** Shown if the browser reports a network, but the server did not answer. */
    noAnswer: 'The last try got no answer. We try again.',
  },
  busy: {
    stateText: 'Waiting to be tried again',
    note: (when: string) => `Our server could not take it. We try again from ${when}.`,
    /** Shown if the agency must repair its server or its key first. */
    repair: (status: number, when: string) =>
      `Our server does not take requests at the moment (answer ${status}). The fault is ours, not yours. We try again from ${when}. You can also reach us this way:`,
  },
  sending: {
    stateText: 'Being sent...',
    note: 'Keep the page open for a moment if you can.',
  },
  /** The page closed or failed before the response arrived. The note is that of `resendingWords`. */
  answerNotSeen: { stateText: 'Answer not seen' },
  /** Shown if a form in this tab or another tab has locked it. */
  inForm: {
    stateText: 'Open in the form',
    note: 'A form on this phone has it open, or is sending it. Meanwhile, it is not sent from this page.',
  },
  attention: {
    stateText: 'Needs your attention',
    note: 'Our server did not accept it as written. Open it, check the fields, and send it again.',
  },
  unreadable: {
    title: 'A request we cannot read',
    stateText: 'Needs your attention',
    note: 'What is stored is damaged, so it cannot be sent. Nothing was removed. If you remember it, write it again.',
  },
  sent: {
    stateText: 'Sent',
    note: "We'll get back to you soon. Your details are no longer kept on this phone.",
  },
  old: 'Saved more than 30 days ago and still not sent. It stays here until you delete it; you may send it another way:',
  deleted: {
    stateText: 'Deleted',
    note: 'It is no longer kept on this phone. Until you leave this page, you can undo this.',
    undo: 'Undo',
  },
  undoFailed: 'It could not be put back: the same request is here already, or this browser refuses to save.',
  confirm: { question: 'Delete this request from this phone?', yes: 'Delete', no: 'Keep it' },
  actions: {
    mail: 'Mail',
    sendNow: 'Send now',
    tryAgain: 'Try again',
    open: 'Open in the form',
    delete: 'Delete',
  },
  stillWaiting: 'Not sent just now. It stays here, and we try again.',
  cannotChange: 'This browser refuses to change what is saved. Nothing was lost.',
  sendingNow: 'It is being sent, or changed in the form, at this moment.',
  /** Asked before a saved lead is opened in a form that contains other text. */
  overwrite: {
    question: 'The form holds other text that you have not sent. Put this request in its place?',
    yes: 'Replace the text',
    no: 'Keep the text',
  },
  today: (time: string) => `today, ${time}`,
  yesterday: (time: string) => `yesterday, ${time}`,
  onDay: (day: string, time: string) => `${day}, ${time}`,
} as const;
