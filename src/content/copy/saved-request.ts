import { CONTACT_SOURCE, type LeadSource } from '../../domain/lead';
import { counted } from './counted';

/** What a request asks for, by the form it came from. */
export function requestKind(source: LeadSource): string {
  return source === CONTACT_SOURCE ? 'Revenue plan request' : 'Quote request';
}

/** One floor of the house of requests: its state in words, and what can be done. */
export const savedRequestCopy = {
  saved: (kind: string, when: string) => `${kind}, saved ${when}.`,
  sentAt: (kind: string, when: string) => `${kind}, sent ${when}.`,
  tries: (count: number) => counted(count, 'Tried once.', `Tried ${count} times.`),
  email: (address: string) => `Email: ${address}`,
  waiting: {
    state: 'Waiting for network',
    note: 'It goes by itself when this phone is back online.',
    /** The browser believes in a network, yet nobody answered. */
    noAnswer: 'The last try got no answer. It is tried again by itself.',
  },
  busy: {
    state: 'Waiting to be tried again',
    note: (when: string) =>
      `Our server could not take it at that moment. It is tried again by itself, from ${when}.`,
  },
  sending: {
    state: 'Being sent...',
    note: 'Keep the page open for a moment if you can.',
    button: 'Sending...',
  },
  attention: {
    state: 'Needs your attention',
    asWritten: 'The office could not take it as written. Open it, check the email, and send it again.',
    atAll: 'The office could not take it. Try again, or send it another way:',
  },
  unreadable: {
    title: 'A request we cannot read',
    state: 'Needs your attention',
    note: 'What is stored is damaged, so it cannot be sent. Nothing was removed. If you remember it, write it again.',
  },
  sent: {
    state: 'Sent',
    note: "We'll get back to you soon. Your details are no longer kept on this phone.",
  },
  old: 'Saved more than 30 days ago and still not sent. It stays here until you delete it; you may send it another way:',
  deleted: {
    state: 'Deleted',
    note: 'It is no longer kept on this phone. Until you leave this page it can come back.',
    undo: 'Undo',
  },
  undoFailed: 'It could not be put back: the same request is here already, or this browser refuses to save.',
  confirm: { question: 'Delete this request from this phone?', yes: 'Delete', no: 'Keep it' },
  actions: {
    sendNow: 'Send now',
    tryAgain: 'Try again',
    open: 'Open in the form',
    delete: 'Delete',
    whatsApp: 'WhatsApp',
    mail: 'Mail',
  },
  offline: 'There is no network now. It goes by itself as soon as there is one.',
  stillWaiting: 'It could not be sent just now. It stays here and is tried again by itself.',
  cannotChange: 'This browser refuses to change what is saved. Nothing was lost.',
  sendingNow: 'It is being sent at this moment.',
  today: (time: string) => `today, ${time}`,
  yesterday: (time: string) => `yesterday, ${time}`,
  onDay: (day: string, time: string) => `${day}, ${time}`,
} as const;
