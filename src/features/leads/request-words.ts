import { savedRequestCopy as copy, requestKind } from '../../content/copy/saved-request';
import type { QueueItem } from '../../domain/lead-queue';
import { isOld, type QueuedLead } from '../../domain/outbox-entry';
import { savedWhen } from './saved-when';

/** What one floor of the house of requests says. */
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
}

/** No attempt lasts longer: a request "being sent" since then was left so by a closed tab, and waits. */
const SENDING_ENDS_AFTER_MS = 60_000;

/** The server has read it and found fault with it; any other refusal is not the person's to mend. */
const FAULTS_OF_THE_FORM: readonly number[] = [400, 413, 415, 422];

/** A saved request in words. `now`: milliseconds since 1970; `isOnline`: what the browser believes. */
export function requestWords(item: QueueItem, now: number, isOnline: boolean): RequestWords {
  if (item.state === 'unreadable') {
    const { title, state, note } = copy.unreadable;
    return { look: 'attention', state, title, meta: '', note, offersWaysOut: false };
  }
  const isLateNow = isOld(item, now);
  const { look, state, note, offersWaysOut } = lifeOf(item, now, isOnline);
  const meta = [copy.saved(requestKind(item.payload.source), savedWhen(item.createdAt, now)), tries(item)];
  if (look === 'attention') meta.push(copy.email(item.payload.email_id));
  return {
    look,
    state,
    title: item.payload.company_name,
    meta: meta.filter(Boolean).join(' '),
    note: isLateNow ? copy.old : note,
    offersWaysOut: isLateNow || offersWaysOut,
  };
}

function lifeOf(
  lead: QueuedLead,
  now: number,
  isOnline: boolean,
): Pick<RequestWords, 'look' | 'state' | 'note' | 'offersWaysOut'> {
  const last = lead.lastOutcome;
  if (lead.state === 'attention') {
    const isFormFault = last?.kind === 'refused' && FAULTS_OF_THE_FORM.includes(last.status);
    const note = isFormFault ? copy.attention.asWritten : copy.attention.atAll;
    return { look: 'attention', state: copy.attention.state, note, offersWaysOut: !isFormFault };
  }
  if (lead.state === 'sending' && now - (lead.sendingSince ?? 0) < SENDING_ENDS_AFTER_MS) {
    return { look: 'sending', state: copy.sending.state, note: copy.sending.note, offersWaysOut: false };
  }
  if (last?.kind === 'retry' && last.reason === 'server') {
    const note = copy.busy.note(savedWhen(Math.max(lead.nextAttemptAt, now), now));
    return { look: 'waiting', state: copy.busy.state, note, offersWaysOut: false };
  }
  const note = isOnline && last ? copy.waiting.noAnswer : copy.waiting.note;
  return { look: 'waiting', state: copy.waiting.state, note, offersWaysOut: false };
}

function tries({ attempts }: QueuedLead): string {
  return attempts === 0 ? '' : copy.tries(attempts);
}
