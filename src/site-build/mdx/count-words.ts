/** Returns the number of words in a plain text. A word is a part between white space with a letter or digit of any script. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}
