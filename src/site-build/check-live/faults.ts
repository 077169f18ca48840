import type { SiteResponse } from './send-request';

/** Something that is wrong with a response. */
export interface Fault {
  /** A sentence without its subject, the address. The report prints it once for several addresses. */
  readonly wrong: string;
  /** What the owner does about it. */
  readonly remedy: string;
}

/** A fault with the absolute address of its response. */
export type FoundFault = Fault & Pick<SiteResponse, 'address'>;

/** One row of the report. */
export interface Check {
  readonly name: string;
  /** What was checked, with numbers. */
  readonly checked: string;
  readonly faults: readonly FoundFault[];
}

/** Returns the faults that `faultsOf` finds in the responses, in their order, each with the address of its response. */
export function findFaults<Response extends SiteResponse>(
  responses: readonly Response[],
  faultsOf: (response: Response) => readonly Fault[],
): FoundFault[] {
  return responses.flatMap((response) =>
    faultsOf(response).map((fault) => ({ ...fault, address: response.address })),
  );
}

/** Returns one fault with `remedy` if there was no response or its status is not `wanted`; [] if it is. */
export function statusFaults(response: SiteResponse, wanted: number, remedy: string): Fault[] {
  return response.status === wanted ? [] : [{ wrong: `${received(response)}, not ${wanted}`, remedy }];
}

/** Returns the beginning of a sentence: 'answers 404', or why there was no response. */
export function received({ status, failure }: SiteResponse): string {
  return failure ?? `answers ${status}`;
}
