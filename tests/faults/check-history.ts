import { reachesServer } from '../support/network-faults';
import type { HistoryEvent, StoredRow } from './history-event';

/** Returns the mail address that a hotel types. A row with another address mixes two leads. */
export function emailOf(hotel: string): string {
  return `desk@${hotel.toLowerCase().replaceAll(' ', '-')}.example`;
}

/**
 * Compares the rows that the server has at the end with the submissions of the visitor and the notices. Returns a sentence for
 * each difference, and [] if there is none. These rules must hold:
 * - A lead that was called sent or saved has one row, even if an Error follows. After an Error alone it has at most one.
 * - Each lead id and each hotel has at most one row, and no row is without a submission.
 * - Of a corrected lead only the correction has a row, unless the original was sent before.
 */
export function checkHistory(history: readonly HistoryEvent[], rows: readonly StoredRow[]): string[] {
  const problems = history.filter((event) => event.kind === 'problem').map(({ text }) => text);
  const countBy = (field: 'id' | 'receipt' | 'hotel', value: string) =>
    rows.filter((row) => row[field] === value).length;

  for (const id of new Set(rows.map((row) => row.id)))
    if (countBy('id', id) > 1) problems.push(`the lead id ${id} is stored ${countBy('id', id)} times`);
  const submitted = new Set(history.filter((event) => event.kind === 'submitted').map(({ hotel }) => hotel));
  for (const { hotel, email } of rows) {
    if (!submitted.has(hotel)) problems.push(`${hotel} is stored and was never submitted`);
    if (email !== emailOf(hotel)) problems.push(`${hotel} is stored with the address ${email}`);
  }
  for (const hotel of new Set(rows.map((row) => row.hotel)))
    if (countBy('hotel', hotel) > 1) problems.push(`${hotel} is stored ${countBy('hotel', hotel)} times`);

  const leadEvents = history.filter((event) => event.kind === 'lead-event').length;
  if (leadEvents > rows.length) problems.push(`${leadEvents} Lead events for ${rows.length} rows`);

  for (const lead of expectedLeadsOf(history)) {
    const count = countBy('receipt', lead.receipt);
    const label = `${lead.receipt} (${lead.hotel ?? 'hotel unknown'})`;
    const correction = lead.corrections.find((each) => countBy('hotel', each.hotel) > 0);
    if (correction !== undefined) {
      if (count > 0 && !correction.mayBothBeStored)
        problems.push(`${label} is stored, and so is its correction ${correction.hotel}`);
    } else if (lead.promise !== null && count !== 1) {
      problems.push(`${label}: ${lead.promise.text}, stored ${count} times`);
    }
    if (lead.isDeleted && count > 0 && !lead.mayBeStored) problems.push(`${label} is stored and was deleted`);
    if (lead.isSentAfterDeletion) problems.push(`${label} was sent after it was deleted`);
  }
  return problems;
}

/** A lead of a visitor, as far as the test saw it. */
interface ExpectedLead {
  receipt: string;
  hotel: string | null;
  /** Why it has to be stored in the end. null: it does not have to be. */
  promise: { by: 'submission' | 'notice' | 'undo'; text: string } | null;
  /** The proxy has received a request with it. */
  isAttempted: boolean;
  /** It left the browser, and the network delivers it to the server, at once or later. */
  mayBeStored: boolean;
  isDeleted: boolean;
  isSentAfterDeletion: boolean;
  /**
   * Leads that were opened from it and submitted. `mayBothBeStored`: it may have arrived as it was, before that or after an
   * Error.
   */
  corrections: { hotel: string; mayBothBeStored: boolean }[];
}

/** By receipt. */
type ExpectedLeads = Map<string, ExpectedLead>;

type EventOf<Kind extends HistoryEvent['kind']> = Extract<HistoryEvent, { kind: Kind }>;

/** Reads the events in order, and returns the final state of each receipt that the test saw. */
function expectedLeadsOf(history: readonly HistoryEvent[]): ExpectedLead[] {
  const leads: ExpectedLeads = new Map();
  let lastSubmitted: string | null = null;
  for (const event of history) {
    if (event.kind === 'submitted') {
      lastSubmitted = event.hotel;
      noteSubmission(leads, event);
    }
    if (event.kind === 'attempt') noteAttempt(leads, event);
    if (event.kind === 'notice') noteNotice(leads, event, lastSubmitted);
    if (event.kind === 'deleted') noteDeletion(leads, event);
    if (event.kind === 'restored') noteUndo(leadOf(leads, event.receipt));
    if (event.kind === 'cleared') noteClearing(leads, event.hotel);
  }
  return [...leads.values()];
}

/** Returns the lead with this receipt. The first call for a receipt creates it. */
function leadOf(leads: ExpectedLeads, receipt: string): ExpectedLead {
  const found = leads.get(receipt) ?? {
    receipt,
    hotel: null,
    promise: null,
    isAttempted: false,
    mayBeStored: false,
    isDeleted: false,
    isSentAfterDeletion: false,
    corrections: [],
  };
  leads.set(receipt, found);
  return found;
}

/** The correction with this hotel replaces the lead that it corrects, so that is no longer promised, unless it is `listed`. */
function endPromiseOfCorrected(
  leads: ExpectedLeads,
  hotel: string | null,
  listed: readonly string[] = [],
): void {
  for (const corrected of leads.values())
    if (corrected.corrections.some((each) => each.hotel === hotel) && !listed.includes(corrected.receipt))
      corrected.promise = null;
}

function noteSubmission(leads: ExpectedLeads, { hotel, correctedReceipt }: EventOf<'submitted'>): void {
  if (correctedReceipt === null) return;
  const corrected = leadOf(leads, correctedReceipt);
  corrected.corrections.push({ hotel, mayBothBeStored: corrected.mayBeStored });
}

function noteAttempt(leads: ExpectedLeads, { receipt, hotel, fault }: EventOf<'attempt'>): void {
  const lead = leadOf(leads, receipt);
  if (!lead.isAttempted)
    lead.promise ??= { by: 'submission', text: 'sent from a form, and no Error was shown' };
  lead.isAttempted = true;
  lead.hotel = hotel;
  if (lead.isDeleted) lead.isSentAfterDeletion = true;
  if (reachesServer(fault)) lead.mayBeStored = true;
}

function noteNotice(
  leads: ExpectedLeads,
  { notice, receipts, text }: EventOf<'notice'>,
  lastSubmitted: string | null,
): void {
  for (const receipt of receipts) {
    // The proxy does not see a lead that is saved without network. Its first notice is about the last submission.
    const hotel = leads.has(receipt) ? null : lastSubmitted;
    const lead = leadOf(leads, receipt);
    lead.hotel ??= hotel;
    if (notice === 'error') {
      // What was called saved stays saved.
      if (lead.promise?.by === 'submission') lead.promise = null;
      // The server refused the correction, so the original lead waits in the outbox again.
      for (const { corrections } of leads.values())
        for (const each of corrections) if (each.hotel === lead.hotel) each.mayBothBeStored = true;
    } else {
      lead.promise = { by: 'notice', text: `notice "${text}"` };
      endPromiseOfCorrected(leads, lead.hotel);
    }
  }
}

function noteDeletion(leads: ExpectedLeads, { receipt, hotel, listed }: EventOf<'deleted'>): void {
  const lead = leadOf(leads, receipt);
  lead.promise = null;
  lead.isDeleted = true;
  // The page may have closed before the notice about this correction. A lead with its own card stays promised.
  endPromiseOfCorrected(leads, hotel, listed);
}

function noteUndo(lead: ExpectedLead): void {
  lead.promise = { by: 'undo', text: 'brought back with Undo' };
  lead.isDeleted = false;
}

/** The visitor cleared the form with this hotel, so its lead may be lost, unless a notice or Undo promised it. */
function noteClearing(leads: ExpectedLeads, hotel: string): void {
  for (const lead of leads.values())
    if (lead.hotel === hotel && lead.promise?.by === 'submission') lead.promise = null;
}
