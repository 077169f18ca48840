import { pluralForm } from '../plural-form';

/** The chip (not on /saved) and the toasts of the outbox. */
export const outboxCopy = {
  waitingForNetwork: (count: number) =>
    pluralForm(count, '1 request waiting for network', `${count} requests waiting for network`),
  /** The server answered, but did not accept the lead yet, so the network is not the reason. */
  waitingToBeSent: (count: number) =>
    pluralForm(count, '1 request waiting to be sent', `${count} requests waiting to be sent`),
  needsAttention: (count: number) =>
    pluralForm(count, '1 request needs your attention', `${count} requests need your attention`),
  sent: (count: number) => pluralForm(count, '1 request sent', `${count} requests sent`),
  /** Shown if the page closed or failed before the response arrived. */
  resendingToast: {
    title: 'A request is being sent again',
    withId: 'We did not see the answer. It is being sent again under the same number, so it will count once.',
    /** Shown if the server does not receive the lead id. */
    withoutId: 'We did not see the answer. It is being sent again.',
  },
  /** Shown instead if there is no network. */
  resendingLaterToast: {
    title: 'A request will be sent again',
    withId:
      'We did not see the answer. With network it is sent again under the same number, so it will count once.',
    withoutId: 'We did not see the answer. It is sent again when you have network.',
  },
  sentToast: {
    title: (count: number) =>
      pluralForm(count, 'Your saved request has been sent', `${count} saved requests have been sent`),
    text: "Thank you for reaching out. We'll get back to you soon.",
  },
} as const;

/**
 * Returns the words about a lead without an answer. They say that it is being sent again if `hasNetwork`, and otherwise that it
 * will be sent again. Only if `sendsLeadId`, `note` says that the lead counts once.
 */
export function resendingWords(hasNetwork: boolean, sendsLeadId: boolean): { title: string; note: string } {
  const { title, withId, withoutId } = hasNetwork
    ? outboxCopy.resendingToast
    : outboxCopy.resendingLaterToast;
  return { title, note: sendsLeadId ? withId : withoutId };
}
