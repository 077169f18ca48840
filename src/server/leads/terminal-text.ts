/** What a visitor typed, for one line of a terminal: codes that it would obey, and marks that turn a line round, as spaces. */
export function terminalText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, ' ');
}
