/**
 * Groups neighbouring months into runs and returns each as [first, last], ordered by its first month. December and January
 * are neighbours, so a run across the end of the year has a first month above its last. `months`: 0 for January, ascending.
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
