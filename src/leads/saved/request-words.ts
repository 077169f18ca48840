import { savedRequestCopy as copy, requestKind } from '../../content/copy/saved-request';
import type { QueueItem } from '../rules/lead-queue';
import { isOld, phaseOf, type QueuedLead } from '../rules/outbox-entry';
import { receiptOf } from '../rules/receipt';
import { savedWhen } from './saved-when';

/** What is said of one saved request. */
export interface RequestWords {
  look: 'attention' | 'sending' | 'waiting';
  state: string;
  title: string;
  /** What was asked and when. */
  meta: string;
  /** What happens next, or what is wrong. */
  note: string;
  /** Whether another way to reach us is offered beside it. */
  offersWaysOut: boolean;
  /** Whether anything can be done about it here: not while somebody has it in hand. */
  isFree: boolean;
}

/** What the words depend on besides the request itself. */
export interface Circumstances {
  /** Milliseconds since 1970. */
  now: number;
  /** What the browser believes. */
  isOnline: boolean;
  /** A form, or whoever sends it, has it. */
  isInHand: boolean;
  /** The browser has promised to send what waits with every tab closed. */
  willBeWoken: boolean;
}

/** The server has read it and found fault with it; any other refusal is not the person's to mend. */
const FAULTS_OF_THE_FORM: readonly number[] = [400, 413, 415, 422];

/** A saved request in words. */
export function requestWords(item: QueueItem, circumstances: Circumstances): RequestWords {
  if (item.state === 'unreadable') {
    const { title, state, note } = copy.unreadable;
    return { look: 'attention', state, title, meta: '', note, offersWaysOut: false, isFree: true };
  }
  const { now, isInHand } = circumstances;
  const isLateNow = isOld(item, now) && !isInHand;
  const { look, state, note, offersWaysOut } = lifeOf(item, circumstances);
  const meta = [copy.saved(requestKind(item.payload.source), savedWhen(item.createdAt, now)), tries(item)];
  if (look === 'attention') meta.push(copy.email(item.payload.email_id));
  meta.push(copy.receipt(receiptOf(item.id)));
  return {
    look,
    state,
    title: item.payload.company_name,
    meta: meta.filter(Boolean).join(' '),
    note: isLateNow ? copy.old : note,
    offersWaysOut: isLateNow || offersWaysOut,
    isFree: !isInHand,
  };
}

function lifeOf(
  lead: QueuedLead,
  { now, isOnline, isInHand, willBeWoken }: Circumstances,
): Pick<RequestWords, 'look' | 'state' | 'note' | 'offersWaysOut'> {
  const last = lead.lastOutcome;
  switch (phaseOf(lead, isInHand)) {
    case 'being-sent':
      return { look: 'sending', ...copy.sending, offersWaysOut: false };
    case 'in-form':
      return { look: 'sending', ...copy.inForm, offersWaysOut: false };
    case 'unknown':
      return { look: 'waiting', ...copy.unknown, offersWaysOut: false };
    case 'attention': {
      const isFormFault = last?.kind === 'refused' && FAULTS_OF_THE_FORM.includes(last.status);
      const note = isFormFault ? copy.attention.asWritten : copy.attention.atAll;
      return { look: 'attention', state: copy.attention.state, note, offersWaysOut: !isFormFault };
    }
    case 'waiting': {
      if (last?.kind === 'retry' && last.reason === 'server') {
        const note = copy.busy.note(savedWhen(Math.max(lead.nextAttemptAt, now), now));
        return { look: 'waiting', state: copy.busy.state, note, offersWaysOut: false };
      }
      const { state, noAnswer, byItself, byThePage } = copy.waiting;
      const note = isOnline && last ? noAnswer : willBeWoken ? byItself : byThePage;
      return { look: 'waiting', state, note, offersWaysOut: false };
    }
  }
}

function tries({ attempts }: QueuedLead): string {
  return attempts === 0 ? '' : copy.tries(attempts);
}
