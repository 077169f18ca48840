/** Returns `one` if the count is 1, otherwise `other`. */
export function counted(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}
