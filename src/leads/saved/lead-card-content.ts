import { resendingWords } from '../../content/copy/leads/outbox';
import { savedLeadCopy as copy, leadKind } from '../../content/copy/leads/saved-card';
import { leadEndpoint } from '../outbox/lead-endpoint';
import { isInForm, isReadable, type OutboxEntry, type ReadableEntry } from '../rules/outbox-entry';
import { needsServerRepair } from '../rules/send-outcome';
import { receiptText } from '../tab/receipt-text';
import { dayAndTimeText } from './day-and-time-text';

/** After this time a lead is shown as old, with other ways to reach us. It stays. */
const OLD_AFTER_MS = 30 * 24 * 60 * 60_000;

export interface LeadCardContent {
  /** Which card and drawn window are shown. 'locked': a form or a sender holds the lead's lock, so the card has no buttons. */
  cardStatus: 'attention' | 'locked' | 'waiting';
  /** The sentence about the entry's state, above the title. */
  stateText: string;
  title: string;
  /** The kind of lead and its time. */
  meta: string;
  /** The next step, or the problem. */
  note: string;
  /** Links to WhatsApp and mail are shown. */
  offersOtherContacts: boolean;
}

/** The facts, apart from the lead, on which the card depends. */
export interface CardContext {
  /** Milliseconds since 1970. */
  now: number;
  isOnline: boolean;
  /** A form or a sender has its lock. */
  isLocked: boolean;
  /** The browser has promised to wake the worker, so waiting leads are sent with every tab closed. */
  isSyncRegistered: boolean;
}

/**
 * Returns the content of an entry's card on /saved, which depends on its state, lock and age. A readable entry offers other
 * contacts if it is:
 * - A waiting lead whose last answer `needsServerRepair`.
 * - An unlocked lead that is at least `OLD_AFTER_MS` old. Then `note` says that it is old, unless it needs attention.
 */
export function leadCardContent(entry: OutboxEntry, context: CardContext): LeadCardContent {
  if (!isReadable(entry)) {
    const { title, stateText, note } = copy.unreadable;
    return { cardStatus: 'attention', stateText, title, meta: '', note, offersOtherContacts: false };
  }
  const { now, isLocked } = context;
  const isOld = now - entry.createdAt >= OLD_AFTER_MS && !isLocked;
  const { cardStatus, stateText, note, offersOtherContacts = false } = contentOfState(entry, context);
  const meta = [
    copy.saved(leadKind(entry.payload.source), dayAndTimeText(entry.createdAt, now)),
    entry.attempts === 0 ? '' : copy.tries(entry.attempts),
  ];
  if (cardStatus === 'attention') meta.push(copy.email(entry.payload.email_id));
  meta.push(receiptText([entry.id]));
  return {
    cardStatus,
    stateText,
    title: entry.payload.company_name,
    meta: meta.filter(Boolean).join(' '),
    note: isOld && cardStatus !== 'attention' ? copy.old : note,
    offersOtherContacts: isOld || offersOtherContacts,
  };
}

/** Returns what follows from the entry's state, before its age is considered. */
function contentOfState(
  entry: ReadableEntry,
  { now, isOnline, isLocked, isSyncRegistered }: CardContext,
): Pick<LeadCardContent, 'cardStatus' | 'stateText' | 'note'> & { offersOtherContacts?: true } {
  if (isInForm(entry, isLocked)) return { cardStatus: 'locked', ...copy.inForm };
  if (isLocked) return { cardStatus: 'locked', ...copy.sending };
  if (entry.state === 'attention') return { cardStatus: 'attention', ...copy.attention };
  // Its sender died.
  if (entry.state !== 'waiting') {
    const { note } = resendingWords(isOnline, leadEndpoint().sendsLeadId);
    return { cardStatus: 'waiting', ...copy.answerNotSeen, note };
  }
  if (entry.lastOutcome?.kind === 'deferred') {
    const { status } = entry.lastOutcome;
    const { stateText, note, repair } = copy.busy;
    const when = dayAndTimeText(Math.max(entry.pauseEndsAt, now), now);
    return needsServerRepair(status)
      ? { cardStatus: 'waiting', stateText, note: repair(status, when), offersOtherContacts: true }
      : { cardStatus: 'waiting', stateText, note: note(when) };
  }
  const { stateText, noAnswer, withSync, withoutSync } = copy.waiting;
  const syncNote = isSyncRegistered ? withSync : withoutSync;
  return { cardStatus: 'waiting', stateText, note: isOnline && entry.attempts > 0 ? noAnswer : syncNote };
}
