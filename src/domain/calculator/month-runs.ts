/**
 * Groups neighbouring months into runs, each [first, last], ordered by first month. `months` has 0 for January, ascending, none
 * twice. December and January are neighbours: [0, 1, 5, 11] gives [[5, 5], [11, 1]]. All twelve months give [[0, 11]].
 */
export function monthRuns(months: readonly number[]): readonly (readonly [first: number, last: number])[] {
  const runs: [number, number][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    if (run?.[1] === month - 1) run[1] = month;
    else runs.push([month, month]);
  }
  const [january] = runs;
  const december = runs.at(-1);
  if (runs.length < 2 || january?.[0] !== 0 || december?.[1] !== 11) return runs;
  return [...runs.slice(1, -1), [december[0], january[1]]];
}
