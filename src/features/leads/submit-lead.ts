import { type LeadPayload, leadFingerprint } from '../../domain/lead';
import type { SendOutcome } from '../../domain/outbox-entry';
import { gotAnswer } from '../../outbox/send-lead';
import { defaultSubmissionTurn, type SubmissionTurn } from '../../outbox/submission-turn';
import { networkStatus } from '../../platform/network-status';
import { trackLead } from '../../platform/pixel';
import { sendToOffice } from './lead-endpoint';
import { type KeepResult, type PageOutbox, pageOutbox } from './page-outbox';

/** What became of a submitted form. */
export type SubmitResult =
  /** `fromOutbox`: the same request was waiting here and has now gone; the outbox has already said so. */
  | { kind: 'delivered'; fromOutbox: boolean }
  /** It waits in the outbox: no network, or the same request was waiting already. Or the browser keeps nothing for us. */
  | KeepResult
  /** The server answered, but not with a yes. */
  | { kind: 'not-taken'; status: number }
  /** The browser believes in a network, yet nobody answered. */
  | { kind: 'unanswered' };

/** What submitting needs from the world. */
export interface SubmitServices {
  isOnline(): boolean;
  /** Calls back when the browser loses the network. Returns the way to stop. */
  onOffline(callback: () => void): () => void;
  send(payload: LeadPayload, giveUp: AbortSignal): Promise<SendOutcome>;
  outbox: PageOutbox;
  turn: SubmissionTurn;
  trackLead(): void;
}

/** For an answer that is already on its way when the network goes; after that nothing more can come. */
const GRACE_MS = 1_500;

const underWay = new Map<string, Promise<SubmitResult>>();

/**
 * Submits one lead. Without network, or when the network goes while it is sent, it is kept on this device; an answer
 * other than 2xx, or none on a line that seems to be there, is given back for the person to decide. A lead equal to one
 * being submitted in this tab or another, or waiting in this browser, is that same lead: it is never sent beside it.
 * Never rejects.
 */
export function submitLead(
  payload: LeadPayload,
  services: SubmitServices = pageServices(),
): Promise<SubmitResult> {
  const fingerprint = leadFingerprint(payload);
  const known = underWay.get(fingerprint);
  if (known) return known;
  const submission = submitInTurn(fingerprint, payload, services).finally(() => underWay.delete(fingerprint));
  underWay.set(fingerprint, submission);
  return submission;
}

async function submitInTurn(
  fingerprint: string,
  payload: LeadPayload,
  services: SubmitServices,
): Promise<SubmitResult> {
  const turn = await services.turn(fingerprint, async (isJustDelivered) => {
    const value: SubmitResult = isJustDelivered
      ? { kind: 'delivered', fromOutbox: false }
      : await submitOnce(payload, services);
    return { value, isDelivered: value.kind === 'delivered' };
  });
  return turn.ran ? turn.value : { kind: 'unanswered' };
}

async function submitOnce(payload: LeadPayload, services: SubmitServices): Promise<SubmitResult> {
  const { isOnline, outbox } = services;
  if (!isOnline()) return outbox.keep(payload);
  const twin = await outbox.findTwin(payload);
  if (twin) return sendTwin(payload, twin.id, services);

  let wentOffline = false;
  const giveUp = new AbortController();
  let patience: ReturnType<typeof setTimeout> | undefined;
  const stopListening = services.onOffline(() => {
    wentOffline = true;
    patience = setTimeout(() => giveUp.abort(), GRACE_MS);
  });
  const outcome = await services.send(payload, giveUp.signal);
  stopListening();
  clearTimeout(patience);

  if (outcome.kind === 'delivered') {
    services.trackLead();
    return { kind: 'delivered', fromOutbox: false };
  }
  if (gotAnswer(outcome)) return { kind: 'not-taken', status: 'status' in outcome ? outcome.status : 0 };
  if (wentOffline || !isOnline()) return outbox.keep(payload);
  return { kind: 'unanswered' };
}

/** The same request already waits here: it is tried now, once, by whoever may send from the outbox. */
async function sendTwin(payload: LeadPayload, id: string, { outbox }: SubmitServices): Promise<SubmitResult> {
  // Saving it again makes it due, also where it needed attention.
  const kept = await outbox.keep(payload);
  if (kept.kind === 'not-kept') return kept;
  await outbox.drain('person');
  const log = await outbox.store.listDeliveries();
  if (log.ok && log.deliveries.some((delivery) => delivery.id === id))
    return { kind: 'delivered', fromOutbox: true };
  const still = await outbox.findTwin(payload);
  const isRefused = still?.state === 'attention' && still.lastOutcome?.kind === 'refused';
  return isRefused ? { kind: 'not-taken', status: still.lastOutcome.status } : kept;
}

function pageServices(): SubmitServices {
  return {
    isOnline: networkStatus.getSnapshot,
    onOffline: (callback) =>
      networkStatus.subscribe(() => {
        if (!networkStatus.getSnapshot()) callback();
      }),
    send: (payload, giveUp) => sendToOffice(payload, { keepalive: true, giveUp }),
    outbox: pageOutbox(),
    turn: defaultSubmissionTurn(),
    trackLead,
  };
}
