/** The words of a plain text: runs between blanks that hold at least one letter or digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}
