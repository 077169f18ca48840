import type { SiteResponse } from './send-request';

/** Something that is wrong with a response. */
export interface Finding {
  /** A sentence without its subject, which is the address. The report prints it once for several addresses. */
  readonly problem: string;
  /** What the owner does about it. */
  readonly remedy: string;
}

/** A finding with the absolute address of its response. */
type LocatedFinding = Finding & Pick<SiteResponse, 'address'>;

/** One row of the report. */
export interface ReportRow {
  readonly name: string;
  /** What was checked, with numbers. */
  readonly checked: string;
  readonly findings: readonly LocatedFinding[];
}

/**
 * Returns one row of the report. `checked` says what was checked. Calls `findingsOf` for each response, and adds the `address`
 * of the response to each finding. Without responses the row has no findings, and the report calls it right.
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

const NAMED_ADDRESSES = 3;

/**
 * Returns the report as text: `origin`, a row for each check, and a summary. Below a row, equal findings have one line with at
 * most `NAMED_ADDRESSES` addresses and the number of the others. Each remedy follows its findings in the row, once.
 */
export function reportText(origin: string, rows: readonly ReportRow[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const wrongRows = rows.filter(({ findings }) => findings.length > 0);
  const lines = rows.flatMap(({ name, checked, findings }) => [
    `  ${findings.length > 0 ? 'WRONG' : 'right'}  ${name.padEnd(width)}  ${checked}`,
    ...findingLines(findings, origin),
  ]);
  const summary =
    wrongRows.length === 0
      ? `All ${rows.length} checks are right.`
      : `${wrongRows.length} of ${rows.length} checks found something wrong.`;
  return [`${origin}, checked from this computer`, '', ...lines, '', summary].join('\n');
}

/** Prints a finding of several addresses as one line, and a remedy of several findings once, below them. */
function findingLines(findings: readonly LocatedFinding[], origin: string): string[] {
  return groupBy(findings, ({ remedy }) => remedy).flatMap(([remedy, alike]) => [
    ...groupBy(alike, ({ problem }) => problem).map(
      ([problem, same]) => `         ${addressList(same, origin)}: ${problem}`,
    ),
    `         -> ${remedy}`,
  ]);
}

function groupBy(
  findings: readonly LocatedFinding[],
  by: (finding: LocatedFinding) => string,
): [string, LocatedFinding[]][] {
  const found = new Map<string, LocatedFinding[]>();
  for (const finding of findings) found.set(by(finding), [...(found.get(by(finding)) ?? []), finding]);
  return [...found];
}

function addressList(findings: readonly LocatedFinding[], origin: string): string {
  const addresses = [...new Set(findings.map(({ address }) => shortAddress(address, origin)))];
  const more = addresses.length - NAMED_ADDRESSES;
  return `${addresses.slice(0, NAMED_ADDRESSES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function shortAddress(address: string, origin: string): string {
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
