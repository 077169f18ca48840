type MonthRun = [first: number, ...further: number[]];

/**
 * Groups neighbouring months into runs, ordered by first month. `monthIndexes` has 0 for January, ascending, without repeats.
 * - December and January are neighbours: [0, 1, 5, 11] gives [[5], [11, 0, 1]].
 * - All twelve months give one run from January.
 */
export function groupConsecutiveMonths(monthIndexes: readonly number[]): readonly Readonly<MonthRun>[] {
  const runs: MonthRun[] = [];
  for (const month of monthIndexes) {
    const run = runs.at(-1);
    if (run?.at(-1) === month - 1) run.push(month);
    else runs.push([month]);
  }
  const [first] = runs;
  const last = runs.at(-1);
  if (first?.[0] !== 0 || last?.at(-1) !== 11 || first === last) return runs;
  return [...runs.slice(1, -1), [...last, ...first]];
}
