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
    } else if (request.isPromised && count !== 1) {
      wrong.push(`${name}: ${request.promise}, stored ${count} times`);
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
  /** It has to be stored in the end. */
  isPromised: boolean;
  promise: string;
  /** It left the browser, and the network delivers it to the server, at once or later. */
  mayBeStored: boolean;
  isDeleted: boolean;
  isSentAfterDeletion: boolean;
  /** Requests that were opened from it and pressed. `mayBothBeStored`: it may have arrived as it was, before that or after an Error. */
  corrections: { name: string; mayBothBeStored: boolean }[];
}

/** Reads the events in order, and returns the final state of each receipt that the test saw. */
function requestsOf(history: readonly HistoryEvent[]): Request[] {
  const requests = new Map<string, Request>();
  const request = (receipt: string): Request => {
    const found = requests.get(receipt) ?? {
      receipt,
      hotel: null,
      isPromised: false,
      promise: '',
      mayBeStored: false,
      isDeleted: false,
      isSentAfterDeletion: false,
      corrections: [],
    };
    requests.set(receipt, found);
    return found;
  };
  const promise = (receipt: string, text: string) =>
    Object.assign(request(receipt), { isPromised: true, promise: text });
  /** The correction with this hotel replaces the request that it corrects, so that is no longer promised, unless it is `listed`. */
  const endPromiseOfCorrected = (hotel: string | null, listed: readonly string[] = []) => {
    for (const corrected of requests.values())
      if (corrected.corrections.some(({ name }) => name === hotel) && !listed.includes(corrected.receipt))
        corrected.isPromised = false;
  };

  let lastPressed: string | null = null;
  for (const event of history) {
    switch (event.kind) {
      case 'request': {
        const one = request(event.receipt);
        if (one.hotel === null) promise(event.receipt, 'sent from a form, and no Error was shown');
        one.hotel = event.hotel;
        if (one.isDeleted) one.isSentAfterDeletion = true;
        if (reachesServer(event.fault)) one.mayBeStored = true;
        break;
      }
      case 'notice':
        for (const receipt of event.receipts) {
          if (event.notice !== 'error') {
            // The proxy did not see a request that was saved without network. It is the last one that was pressed.
            const { hotel } = promise(receipt, `notice "${event.text}"`);
            endPromiseOfCorrected(hotel ?? lastPressed);
          } else {
            request(receipt).isPromised = false;
            // The server refused the correction, so the original request waits in the outbox again.
            for (const { corrections } of requests.values())
              for (const each of corrections)
                if (each.name === request(receipt).hotel) each.mayBothBeStored = true;
          }
        }
        break;
      case 'pressed':
        lastPressed = event.hotel;
        if (event.correctedReceipt !== null) {
          const corrected = request(event.correctedReceipt);
          corrected.corrections.push({ name: event.hotel, mayBothBeStored: corrected.mayBeStored });
        }
        break;
      case 'deleted':
        Object.assign(request(event.receipt), { isPromised: false, isDeleted: true });
        // The page may have closed before the notice about this correction. A request with its own card stays promised.
        endPromiseOfCorrected(event.hotel, event.listed);
        break;
      case 'restored':
        promise(event.receipt, 'brought back with Undo').isDeleted = false;
        break;
      case 'cleared':
        for (const one of requests.values())
          if (one.hotel === event.hotel && one.promise.startsWith('sent from a form')) one.isPromised = false;
        break;
      default:
        break;
    }
  }
  return [...requests.values()];
}
