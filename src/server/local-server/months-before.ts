/** Returns the time `months` calendar months before `now` (UTC): the same day, or the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const moment = new Date(now);
  moment.setUTCMonth(now.getUTCMonth() - months);
  // `Date` turns 31 February into 3 March. Day 0 of March is the last day of February.
  if (moment.getUTCDate() !== now.getUTCDate()) moment.setUTCDate(0);
  return moment;
}
