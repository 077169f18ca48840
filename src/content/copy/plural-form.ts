/** Returns `one` if the count is 1, otherwise `other`. */
export function pluralForm(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}
