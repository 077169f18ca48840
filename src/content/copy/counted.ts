/** The words for one, or those for none and for several. English knows no other case. */
export function counted(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}
