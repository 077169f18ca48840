/**
 * Neighbouring months as [first, last], ordered by their first. December and January are neighbours: a run over the end of
 * the year has its first month behind its last one. `months`: 0 for January, in their order.
 */
export function monthRuns(months: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  for (const month of months) {
    const last = runs.at(-1);
    if (last?.[1] === month - 1) last[1] = month;
    else runs.push([month, month]);
  }
  const [first] = runs;
  const last = runs.at(-1);
  if (runs.length < 2 || first?.[0] !== 0 || last?.[1] !== 11) return runs;
  return [...runs.slice(1, -1), [last[0], first[1]]];
}
