import { reachesServer } from './fault-proxy';
import type { HistoryEvent, StoredRow } from './history';

/** Returns the mail address that a hotel types. A row with another address mixes two requests. */
export function emailOf(hotel: string): string {
  return `desk@${hotel.toLowerCase().replaceAll(' ', '-')}.example`;
}

/**
 * Compares the rows stored at the end with what the visitor did and which notices appeared. Returns what is wrong; empty: nothing.
 * Sent or saved: one row. Error: at most one row. Each lead id and each hotel: at most one row. A corrected request: only its
 * correction, unless the original was sent before. No row without a press.
 */
export function judge(history: readonly HistoryEvent[], rows: readonly StoredRow[]): string[] {
  const wrong = history.filter((event) => event.kind === 'wrong').map(({ text }) => text);
  const countBy = (field: 'id' | 'receipt' | 'hotel', value: string) =>
    rows.filter((row) => row[field] === value).length;

  for (const id of new Set(rows.map((row) => row.id)))
    if (countBy('id', id) > 1) wrong.push(`the lead id ${id} is stored ${countBy('id', id)} times`);
  const pressed = new Set(history.filter((event) => event.kind === 'pressed').map(({ hotel }) => hotel));
  for (const { hotel, email } of rows) {
    if (!pressed.has(hotel)) wrong.push(`${hotel} is stored and was never pressed`);
    if (email !== emailOf(hotel)) wrong.push(`${hotel} is stored with the address ${email}`);
  }
  for (const hotel of new Set(rows.map((row) => row.hotel)))
    if (countBy('hotel', hotel) > 1) wrong.push(`${hotel} is stored ${countBy('hotel', hotel)} times`);

  const leadEvents = history.filter((event) => event.kind === 'lead-event').length;
  if (leadEvents > rows.length) wrong.push(`${leadEvents} Lead events for ${rows.length} rows`);

  for (const request of requestsOf(history)) {
    const count = countBy('receipt', request.receipt);
    const name = `${request.receipt} (${request.hotel ?? 'not seen on the network'})`;
    const correction = request.corrections.find((hotel) => countBy('hotel', hotel.name) > 0);
    if (correction !== undefined) {
      if (count > 0 && !correction.mayBothBeStored)
        wrong.push(`${name} is stored, and so is its correction ${correction.name}`);
    } else if (request.promise !== null && count !== 1) {
      wrong.push(`${name}: ${request.promise.text}, stored ${count} times`);
    }
    if (request.isDeleted && count > 0 && !request.mayBeStored)
      wrong.push(`${name} is stored and was deleted`);
    if (request.isSentAfterDeletion) wrong.push(`${name} was sent after it was deleted`);
  }
  return wrong;
}

interface Request {
  receipt: string;
  hotel: string | null;
  /** Why it has to be stored in the end. null: it does not have to be. */
  promise: { by: 'press' | 'notice' | 'undo'; text: string } | null;
  /** It left the browser, and the network delivers it to the server, at once or later. */
  mayBeStored: boolean;
  isDeleted: boolean;
  isSentAfterDeletion: boolean;
  /** Requests that were opened from it and pressed. `mayBothBeStored`: it may have arrived as it was, before that or after an Error. */
  corrections: { name: string; mayBothBeStored: boolean }[];
}

/** By receipt. */
type Requests = Map<string, Request>;

type EventOf<Kind extends HistoryEvent['kind']> = Extract<HistoryEvent, { kind: Kind }>;

/** Reads the events in order, and returns the final state of each receipt that the test saw. */
function requestsOf(history: readonly HistoryEvent[]): Request[] {
  const requests: Requests = new Map();
  let lastPressed: string | null = null;
  for (const event of history) {
    if (event.kind === 'pressed') {
      lastPressed = event.hotel;
      notePress(requests, event);
    }
    if (event.kind === 'request') noteAttempt(requests, event);
    if (event.kind === 'notice') noteNotice(requests, event, lastPressed);
    if (event.kind === 'deleted') noteDeletion(requests, event);
    if (event.kind === 'restored') noteUndo(requestOf(requests, event.receipt));
    if (event.kind === 'cleared') noteClearing(requests, event.hotel);
  }
  return [...requests.values()];
}

/** Returns the request with this receipt. The first call for a receipt creates it. */
function requestOf(requests: Requests, receipt: string): Request {
  const found = requests.get(receipt) ?? {
    receipt,
    hotel: null,
    promise: null,
    mayBeStored: false,
    isDeleted: false,
    isSentAfterDeletion: false,
    corrections: [],
  };
  requests.set(receipt, found);
  return found;
}

/** The correction with this hotel replaces the request that it corrects, so that is no longer promised, unless it is `listed`. */
function endPromiseOfCorrected(
  requests: Requests,
  hotel: string | null,
  listed: readonly string[] = [],
): void {
  for (const corrected of requests.values())
    if (corrected.corrections.some(({ name }) => name === hotel) && !listed.includes(corrected.receipt))
      corrected.promise = null;
}

function notePress(requests: Requests, { hotel, correctedReceipt }: EventOf<'pressed'>): void {
  if (correctedReceipt === null) return;
  const corrected = requestOf(requests, correctedReceipt);
  corrected.corrections.push({ name: hotel, mayBothBeStored: corrected.mayBeStored });
}

function noteAttempt(requests: Requests, { receipt, hotel, fault }: EventOf<'request'>): void {
  const request = requestOf(requests, receipt);
  if (request.hotel === null)
    request.promise = { by: 'press', text: 'sent from a form, and no Error was shown' };
  request.hotel = hotel;
  if (request.isDeleted) request.isSentAfterDeletion = true;
  if (reachesServer(fault)) request.mayBeStored = true;
}

function noteNotice(
  requests: Requests,
  { notice, receipts, text }: EventOf<'notice'>,
  lastPressed: string | null,
): void {
  for (const receipt of receipts) {
    const request = requestOf(requests, receipt);
    if (notice === 'error') {
      request.promise = null;
      // The server refused the correction, so the original request waits in the outbox again.
      for (const { corrections } of requests.values())
        for (const each of corrections) if (each.name === request.hotel) each.mayBothBeStored = true;
    } else {
      request.promise = { by: 'notice', text: `notice "${text}"` };
      // The proxy did not see a request that was saved without network. It is the last one that was pressed.
      endPromiseOfCorrected(requests, request.hotel ?? lastPressed);
    }
  }
}

function noteDeletion(requests: Requests, { receipt, hotel, listed }: EventOf<'deleted'>): void {
  const request = requestOf(requests, receipt);
  request.promise = null;
  request.isDeleted = true;
  // The page may have closed before the notice about this correction. A request with its own card stays promised.
  endPromiseOfCorrected(requests, hotel, listed);
}

function noteUndo(request: Request): void {
  request.promise = { by: 'undo', text: 'brought back with Undo' };
  request.isDeleted = false;
}

/** The visitor cleared the form with this hotel, so its request may be lost, unless a notice or Undo promised it. */
function noteClearing(requests: Requests, hotel: string): void {
  for (const request of requests.values())
    if (request.hotel === hotel && request.promise?.by === 'press') request.promise = null;
}
