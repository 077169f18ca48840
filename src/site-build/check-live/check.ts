import type { Answer } from './answer';

/** Something that is wrong at one address. */
export interface Fault {
  /** The absolute address. */
  readonly address: string;
  /** What is wrong there. The same words at several addresses are printed once. */
  readonly wrong: string;
  /** What the owner does about it. */
  readonly remedy: string;
}

/** One row of the report: a thing that was looked at. */
export interface Check {
  readonly name: string;
  /** What was looked at, with numbers. */
  readonly checked: string;
  /** Empty if all is right. */
  readonly faults: readonly Fault[];
}

/** The fault of an answer that has not the status `wanted`, or of one that did not come. Null if it has. */
export function statusFault(answer: Answer, wanted: number, remedy: string): Fault | null {
  if (answer.status === wanted) return null;
  return { address: answer.address, wrong: `${received(answer)}, not ${wanted}`, remedy };
}

/** What came back, as the beginning of a sentence: its status, or why nothing came. */
export function received({ status, failure }: Answer): string {
  return failure ?? `answers ${status}`;
}
