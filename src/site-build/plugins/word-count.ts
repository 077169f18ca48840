/** Returns how many words a plain text has: parts between white space with a letter or digit of any script. 0 for ''. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}
