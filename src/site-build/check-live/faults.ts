import type { SiteResponse } from './send-request';

/** Something that is wrong at one address. */
export interface Fault {
  /** The absolute address. */
  readonly address: string;
  /** The report prints the same sentence for several addresses once. */
  readonly wrong: string;
  /** What the owner does about it. */
  readonly remedy: string;
}

/** One row of the report. */
export interface Check {
  readonly name: string;
  /** What was checked, with numbers. */
  readonly checked: string;
  readonly faults: readonly Fault[];
}

/** Returns a fault if the response has another status than `wanted` or there was none. Empty if it has that status. */
export function statusFaults(response: SiteResponse, wanted: number, remedy: string): Fault[] {
  const { address, status } = response;
  return status === wanted ? [] : [{ address, wrong: `${received(response)}, not ${wanted}`, remedy }];
}

/** Returns the beginning of a sentence: "answers" with the status of the response, or why there was none. */
export function received({ status, failure }: SiteResponse): string {
  return failure ?? `answers ${status}`;
}
