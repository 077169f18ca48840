import { reachesServer } from '../support/network-faults';
import type { HistoryEvent, StoredRow } from './history-event';

type History = readonly HistoryEvent[];

/** Returns the mail address that a hotel types. A row with another address mixes two leads. */
export function emailOf(hotel: string): string {
  return `desk@${hotel.toLowerCase().replaceAll(' ', '-')}.example`;
}

/** Returns a sentence for each rule that the history and the rows in the end break, and for each problem seen before. */
export function checkHistory(history: History, rows: readonly StoredRow[]): string[] {
  const receipts = history.flatMap((event) => ('receipt' in event ? [event.receipt] : []));
  return [
    ...history.filter((event) => event.kind === 'problem').map(({ text }) => text),
    ...checkRows(history, rows),
    ...[...new Set(receipts)].flatMap((receipt) => checkLead(receipt, history, rows)),
  ];
}

/** Each row is a lead that was submitted, no lead is stored twice, and at most one Lead event is sent for each row. */
function checkRows(history: History, rows: readonly StoredRow[]): string[] {
  const problems: string[] = [];
  for (const field of ['id', 'hotel'] as const)
    for (const value of new Set(rows.map((row) => row[field]))) {
      const count = rows.filter((row) => row[field] === value).length;
      if (count > 1) problems.push(`the ${field} ${value} is stored ${count} times`);
    }
  for (const { hotel, email } of rows) {
    if (!history.some((event) => event.kind === 'submitted' && event.hotel === hotel))
      problems.push(`${hotel} is stored and was never submitted`);
    if (email !== emailOf(hotel)) problems.push(`${hotel} is stored with the address ${email}`);
  }
  const leadEvents = history.filter((event) => event.kind === 'lead-event').length;
  if (leadEvents > rows.length) problems.push(`${leadEvents} Lead events for ${rows.length} rows`);
  return problems;
}

/** A promised lead or its correction is stored, but not both. A deleted lead is not sent, and not stored later. */
function checkLead(receipt: string, history: History, rows: readonly StoredRow[]): string[] {
  const problems: string[] = [];
  const own = history.filter((event) => isAbout(receipt, event));
  const hotel = own.find((event) => 'hotel' in event)?.hotel ?? null;
  const corrections = correctionsOf(receipt, history);
  const isStored = rows.some((row) => row.receipt === receipt);
  const stored = corrections.find((correction) => rows.some((row) => row.hotel === correction.hotel));
  if (isStored && stored && !mayBothArrive(receipt, stored, history))
    problems.push(`is stored, and so is its correction ${stored.hotel}`);
  const promise = promiseOf(receipt, hotel, history);
  if (!isStored && !stored && promise !== null) problems.push(`was promised (${promise}) and is not stored`);
  let isDeleted = false;
  for (const { kind } of own) {
    if (kind === 'deleted' || kind === 'restored') isDeleted = kind === 'deleted';
    if (kind === 'attempt' && isDeleted) problems.push('was sent after it was deleted');
  }
  // The server may store a deleted lead if it gets a request from before the deletion.
  const isSent = own.some((event) => event.kind === 'attempt' && reachesServer(event.fault));
  if (isStored && isDeleted && !isSent) problems.push('is stored and was deleted');
  return problems.map((text) => `${receipt} (${hotel ?? 'hotel unknown'}) ${text}`);
}

function isAbout(receipt: string, event: HistoryEvent): boolean {
  return 'receipt' in event && event.receipt === receipt;
}

/**
 * A submission of a form in which a saved lead, or a correction of it, was opened. `chain`: the hotels of the corrections from
 * the lead to this one. `at`: the index in the history of the first of them.
 */
interface Correction {
  hotel: string;
  chain: readonly string[];
  at: number;
}

/** Returns the corrections of a lead, and their corrections. */
function correctionsOf(receipt: string, history: History): Correction[] {
  const found: Correction[] = [];
  for (const [index, event] of history.entries()) {
    if (event.kind !== 'submitted' || event.corrects === null) continue;
    const { corrects, hotel } = event;
    const corrected = found.find((earlier) => earlier.hotel === corrects.hotel);
    if (corrects.receipt === receipt || corrected)
      found.push({ hotel, chain: [...(corrected?.chain ?? []), hotel], at: corrected?.at ?? index });
  }
  return found;
}

/** The lead may have arrived before its correction. After an Error about the correction, the outbox may send the original. */
function mayBothArrive(receipt: string, { chain, at }: Correction, history: History): boolean {
  const attempts = history.filter((event) => event.kind === 'attempt');
  const receipts = attempts.filter(({ hotel }) => chain.includes(hotel)).map((attempt) => attempt.receipt);
  return history.some((event, index) => {
    if (event.kind === 'attempt')
      return index < at && event.receipt === receipt && reachesServer(event.fault);
    return event.kind === 'notice' && event.notice === 'error' && receipts.includes(event.receipt);
  });
}

/** Returns why the lead, or a correction of it, has to be stored. null: it does not have to be. */
function promiseOf(receipt: string, hotel: string | null, history: History): string | null {
  const corrections = correctionsOf(receipt, history);
  /** It was sent, and no notice since then has said what became of it. */
  let isSent = false;
  /** The notice or Undo that says that it was sent or will be. An Error or an empty form does not end this. */
  let promise: string | null = null;
  for (const event of history) {
    const isOwn = isAbout(receipt, event);
    if (isOwn && event.kind === 'attempt') isSent = true;
    if ((isOwn && event.kind === 'notice') || (event.kind === 'cleared' && event.hotel === hotel))
      isSent = false;
    if (isOwn && event.kind === 'restored') promise = 'Undo';
    if (isOwn && event.kind === 'notice' && event.notice !== 'error') promise = `notice "${event.text}"`;
    if (event.kind !== 'deleted') continue;
    // Its correction takes it along, unless it has its own card.
    const isCorrection = corrections.some((correction) => correction.hotel === event.hotel);
    if (isOwn || (isCorrection && !event.listed.includes(receipt))) {
      isSent = false;
      promise = null;
    }
  }
  return promise ?? (isSent ? 'sent, and no notice said what became of it' : null);
}
