import type { SiteResponse } from './send-request';

/** Something that is wrong with a response. */
export interface Finding {
  /** A sentence without its subject, which is the address. The report prints it once for several addresses. */
  readonly problem: string;
  /** What the owner does about it. */
  readonly remedy: string;
}

/** A finding with the absolute address of its response. */
export type LocatedFinding = Finding & Pick<SiteResponse, 'address'>;

/** One row of the report. */
export interface ReportRow {
  readonly name: string;
  /** What was checked, with numbers. */
  readonly checked: string;
  readonly findings: readonly LocatedFinding[];
}

/**
 * Returns one row of the report. Calls `findingsOf` for each response, and adds the `address` of the response to each finding.
 * Without responses the row has no findings, and the report calls it right.
 */
export function reportRowOf(
  name: string,
  checked: string,
  responses: readonly SiteResponse[],
  findingsOf: (response: SiteResponse) => readonly Finding[],
): ReportRow {
  const findings = responses.flatMap((response) =>
    findingsOf(response).map((finding) => ({ ...finding, address: response.address })),
  );
  return { name, checked, findings };
}

/** Returns [] if the response has the status `wanted`. Else, even without a response, returns one finding with `remedy`. */
export function statusFindings(response: SiteResponse, wanted: number, remedy: string): Finding[] {
  return response.status === wanted ? [] : [{ problem: `${answerInWords(response)}, not ${wanted}`, remedy }];
}

/** Returns a phrase for a finding: 'answers' and the status, as in 'answers 404'. Without a response it is the `failure`. */
export function answerInWords({ status, failure }: SiteResponse): string {
  return failure ?? `answers ${status}`;
}
