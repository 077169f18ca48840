// Not by Intl, which is slow to set up (see domain/indian-digits) and would be while every page with a card is read.
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `2024-12-01` is December 2024. `day`: a calendar day as front matter has it, in no time zone. */
export function monthAndYear(day: string): string {
  return `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

/** `2024-10-06` is 6 October 2024. */
export function dayMonthAndYear(day: string): string {
  return `${Number(day.slice(8))} ${monthAndYear(day)}`;
}
