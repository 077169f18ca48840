import type { SiteResponse } from './send-request';

/** Something that is wrong with a response. */
export interface Fault {
  /** A sentence without its subject, which is the address. The report prints it once for several addresses. */
  readonly problem: string;
  /** What the owner does about it. */
  readonly remedy: string;
}

/** A fault with the absolute address of its response. */
export type FoundFault = Fault & Pick<SiteResponse, 'address'>;

/** One row of the report. */
export interface ReportRow {
  readonly name: string;
  /** What was checked, with numbers. */
  readonly checked: string;
  readonly faults: readonly FoundFault[];
}

/**
 * Returns one row of the report, with all faults that `faultsOf` finds in `responses`, each with the `address` of its response.
 * Without responses the row has no faults, and the report calls it right.
 */
export function reportRowOf(
  name: string,
  checked: string,
  responses: readonly SiteResponse[],
  faultsOf: (response: SiteResponse) => readonly Fault[],
): ReportRow {
  const faults = responses.flatMap((response) =>
    faultsOf(response).map((fault) => ({ ...fault, address: response.address })),
  );
  return { name, checked, faults };
}

/** Returns [] if the response has the status `wanted`. Else, also without a response, returns one fault with `remedy`. */
export function statusFaults(response: SiteResponse, wanted: number, remedy: string): Fault[] {
  return response.status === wanted ? [] : [{ problem: `${answerInWords(response)}, not ${wanted}`, remedy }];
}

/** Returns a phrase for a fault: 'answers' and the status, as in 'answers 404'. Without a response it is the `failure`. */
export function answerInWords({ status, failure }: SiteResponse): string {
  return failure ?? `answers ${status}`;
}
