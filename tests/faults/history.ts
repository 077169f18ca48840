import type { LineFault } from './fault-proxy';

/** What a toast says about a request. `again`: the page did not see the answer, and the request is sent again with its id. */
export type Saying = 'sent' | 'kept' | 'again' | 'error';

/** One action of the visitor, the site or the network, in the order in which the test saw it. */
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

/** Returns the event as one line of a report. */
export function asLine(event: HistoryEvent): string {
  if (event.kind === 'step') return `- ${event.text}`;
  const { kind, ...rest } = event;
  return `    ${kind} ${JSON.stringify(rest)}`;
}
