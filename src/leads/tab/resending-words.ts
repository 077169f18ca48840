import { outboxCopy } from '../../content/copy/outbox';
import { leadEndpoint } from '../outbox/lead-endpoint';

/**
 * Returns the words about a lead without an answer, which is sent again, or will be when there is network. `note` says that
 * the lead counts once, if this build sends lead ids.
 */
export function resendingWords(hasNetwork: boolean): { title: string; note: string } {
  const { title, text, withoutId } = hasNetwork ? outboxCopy.resendingToast : outboxCopy.resendingLaterToast;
  return { title, note: leadEndpoint().sendsLeadId ? text : withoutId };
}
