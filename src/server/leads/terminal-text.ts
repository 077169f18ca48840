/**
 * Makes a text safe for one line of a terminal: replaces control characters, line separators and characters that change the
 * direction of writing by blanks.
 */
export function terminalText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, ' ');
}
