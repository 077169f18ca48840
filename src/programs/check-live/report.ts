import type { FoundFault, ReportRow } from './faults';

const NAMED_ADDRESSES = 3;

/**
 * Returns the report as text: `origin`, a row for each check, and a summary. Below a row
 * - each different fault has one line, with at most `NAMED_ADDRESSES` addresses and the number of the others;
 * - each remedy follows once, below its faults.
 *
 * Addresses at `origin` are paths.
 */
export function reportText(origin: string, rows: readonly ReportRow[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const wrongRows = rows.filter(({ faults }) => faults.length > 0);
  const lines = rows.flatMap(({ name, checked, faults }) => [
    `  ${faults.length > 0 ? 'WRONG' : 'right'}  ${name.padEnd(width)}  ${checked}`,
    ...faultLines(faults, origin),
  ]);
  const summary =
    wrongRows.length === 0
      ? `All ${rows.length} checks are right.`
      : `${wrongRows.length} of ${rows.length} checks found something wrong.`;
  return [`${origin}, checked from this computer`, '', ...lines, '', summary].join('\n');
}

/** Prints a fault of several addresses as one line, and a remedy of several faults once, below them. */
function faultLines(faults: readonly FoundFault[], origin: string): string[] {
  return groupBy(faults, ({ remedy }) => remedy).flatMap(([remedy, alike]) => [
    ...groupBy(alike, ({ problem }) => problem).map(
      ([problem, same]) => `         ${addressList(same, origin)}: ${problem}`,
    ),
    `         -> ${remedy}`,
  ]);
}

function groupBy(faults: readonly FoundFault[], by: (fault: FoundFault) => string): [string, FoundFault[]][] {
  const found = new Map<string, FoundFault[]>();
  for (const fault of faults) found.set(by(fault), [...(found.get(by(fault)) ?? []), fault]);
  return [...found];
}

function addressList(faults: readonly FoundFault[], origin: string): string {
  const addresses = [...new Set(faults.map(({ address }) => shortAddress(address, origin)))];
  const more = addresses.length - NAMED_ADDRESSES;
  return `${addresses.slice(0, NAMED_ADDRESSES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function shortAddress(address: string, origin: string): string {
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
