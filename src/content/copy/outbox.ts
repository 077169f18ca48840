import { counted } from './counted';

/** The small status on every page. */
export const outboxCopy = {
  waitingForNetwork: (count: number) =>
    counted(count, '1 request waiting for network', `${count} requests waiting for network`),
  /** Our server answered, but not yet with a yes: the network is not to blame. */
  waitingToBeSent: (count: number) =>
    counted(count, '1 request waiting to be sent', `${count} requests waiting to be sent`),
  needsAttention: (count: number) =>
    counted(count, '1 request needs your attention', `${count} requests need your attention`),
  sent: (count: number) => counted(count, '1 request sent', `${count} requests sent`),
  /** A request whose page was closed, or broke, before the answer came. */
  unknownToast: {
    title: 'A request is being sent again',
    text: 'We did not see the answer. It is being sent again under the same number, so it will count once.',
    /** To a server that is not sent the number. */
    withoutId: 'We did not see the answer. It is being sent again.',
  },
  sentToast: {
    title: (count: number) =>
      counted(count, 'Your saved request has been sent', `${count} saved requests have been sent`),
    text: "Thank you for reaching out. We'll get back to you soon.",
  },
} as const;
