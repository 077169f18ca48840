import { reachesServer } from './fault-proxy';
import type { HistoryEvent, StoredRow } from './history';

/** The mail address that goes with a hotel: a row must hold both, or two requests were mixed. */
export function emailOf(hotel: string): string {
  return `desk@${hotel.toLowerCase().replaceAll(' ', '-')}.example`;
}

/**
 * Returns the faults of the rows that are stored at the end, given what visitors did and which notices they saw.
 * A notice of sent or saved: one row. An Error: at most one row. Each lead id and each hotel once. A corrected request in its
 * corrected form alone, unless the old one had left before it was corrected. Nothing that was never pressed.
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
    const successor = request.successors.find((hotel) => countBy('hotel', hotel.name) > 0);
    if (successor !== undefined) {
      if (count > 0 && !successor.mayStandBeside)
        wrong.push(`${name} is stored beside its correction ${successor.name}`);
    } else if (request.isPromised && count !== 1) {
      wrong.push(`${name}: ${request.promise}, stored ${count} times`);
    }
    if (request.isDeleted && count > 0 && !request.mayBeStored)
      wrong.push(`${name} is stored and was deleted`);
    if (request.isAskedAfterDeletion) wrong.push(`${name} was sent after it was deleted`);
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
  isAskedAfterDeletion: boolean;
  /** Requests that were opened from it and pressed. `mayStandBeside`: it may have arrived as it was, before that or after an Error. */
  successors: { name: string; mayStandBeside: boolean }[];
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
      isAskedAfterDeletion: false,
      successors: [],
    };
    requests.set(receipt, found);
    return found;
  };
  const promise = (receipt: string, text: string) =>
    Object.assign(request(receipt), { isPromised: true, promise: text });

  let lastPressed: string | null = null;
  for (const event of history) {
    switch (event.kind) {
      case 'asked': {
        const one = request(event.receipt);
        if (one.hotel === null) promise(event.receipt, 'sent from a form, and no Error was told');
        one.hotel = event.hotel;
        if (one.isDeleted) one.isAskedAfterDeletion = true;
        if (reachesServer(event.fault)) one.mayBeStored = true;
        break;
      }
      case 'told':
        for (const receipt of event.receipts) {
          if (event.saying !== 'error') {
            // A request that was saved without network was not seen on the network: it is the one that was pressed last.
            const { hotel } = promise(receipt, `told "${event.text}"`);
            const name = hotel ?? lastPressed;
            // It has taken the place of what it was opened from, whatever becomes of it.
            for (const before of requests.values())
              if (before.successors.some((each) => each.name === name)) before.isPromised = false;
          } else {
            request(receipt).isPromised = false;
            // The server refused its correction: the saved request is in the queue again.
            for (const { successors } of requests.values())
              for (const each of successors)
                if (each.name === request(receipt).hotel) each.mayStandBeside = true;
          }
        }
        break;
      case 'pressed':
        lastPressed = event.hotel;
        if (event.standsFor !== null) {
          const before = request(event.standsFor);
          before.successors.push({ name: event.hotel, mayStandBeside: before.mayBeStored });
        }
        break;
      case 'deleted':
        Object.assign(request(event.receipt), { isPromised: false, isDeleted: true });
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
