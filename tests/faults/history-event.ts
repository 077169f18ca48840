import type { NetworkFault } from '../support/network-faults';

/** What a toast says about a lead. `resending`: without an answer, it is sent again with its id. */
export type NoticeKind = 'sent' | 'saved' | 'resending' | 'error';

/** A saved lead that the visitor opened in a form, as its card and the form showed it. */
export interface OpenedLead {
  receipt: string;
  hotel: string;
}

/** One action of the visitor, the site or the network, in the order in which the test saw it. */
export type HistoryEvent =
  | { kind: 'step'; text: string }
  /** `corrects`: the saved lead that was opened in the form. */
  | { kind: 'submitted'; hotel: string; corrects: OpenedLead | null }
  | { kind: 'notice'; notice: NoticeKind; receipt: string; text: string }
  /** The proxy received a lead request and applies this fault. */
  | { kind: 'attempt'; receipt: string; hotel: string; fault: NetworkFault }
  /** `listed`: the receipts of the leads that had a card before the deletion, or have one after it. */
  | { kind: 'deleted'; receipt: string; hotel: string; listed: readonly string[] }
  | { kind: 'restored' | 'opened'; receipt: string }
  | { kind: 'cleared'; hotel: string }
  /** A page sent the event Lead to the ads pixel, which counts it as a conversion. */
  | { kind: 'lead-event' }
  /** A fault of the site that is certain without the stored rows. */
  | { kind: 'problem'; text: string };

/** The fields that are checked of a row in the lead folder. */
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
