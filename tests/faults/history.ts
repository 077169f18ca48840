import type { LineFault } from './fault-proxy';

/** What a page says of a request in a toast. `again`: its answer was not seen, and it is sent again under its number. */
export type Saying = 'sent' | 'kept' | 'again' | 'error';

/** One thing that a person, the site or the line did, in the order it was seen from outside. */
export type HistoryEvent =
  | { kind: 'step'; text: string }
  | { kind: 'pressed'; hotel: string; standsFor: string | null }
  | { kind: 'told'; saying: Saying; receipts: readonly string[]; text: string }
  /** A request has come from the browser, whatever becomes of it. */
  | { kind: 'asked'; receipt: string; hotel: string; fault: LineFault }
  | { kind: 'deleted' | 'restored' | 'opened'; receipt: string }
  | { kind: 'cleared'; hotel: string }
  | { kind: 'lead-event' }
  /** Wrong in itself, whatever comes later. */
  | { kind: 'wrong'; text: string };

/** A row of the lead file, as far as it is judged. */
export interface StoredRow {
  id: string;
  receipt: string;
  hotel: string;
  email: string;
}

/** The event in one line of a report. */
export function asLine(event: HistoryEvent): string {
  if (event.kind === 'step') return `- ${event.text}`;
  const { kind, ...rest } = event;
  return `    ${kind} ${JSON.stringify(rest)}`;
}
