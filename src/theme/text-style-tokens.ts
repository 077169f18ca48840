import { displayText } from './mixins/display-face';

function heading(fontSize: string, lineHeight: string, letterSpacing: string) {
  return { value: { ...displayText(fontSize, lineHeight, letterSpacing), textWrap: 'balance' } };
}

/**
 * Rozha One is for headings and figures, Anek Latin for all other text. Do not use words in capitals, wide letter spacing or
 * italics. The smallest size of a line of text is 15 px, or 14 px in tables on screens of 320 px.
 */
export const textStyleTokens = {
  h0: heading('min(clamp(2.55rem, 1.35rem + 5.6vw, 6.1rem), 12.2vw)', '1.04', '-0.022em'),
  h1: heading('clamp(2.25rem, 1.5rem + 3.6vw, 4.5rem)', '1.04', '-0.012em'),
  h2: heading('clamp(1.9rem, 1.45rem + 2.1vw, 3.25rem)', '1.04', '-0.012em'),
  /** A heading inside a form, a panel or a column. */
  h2Small: heading('clamp(1.6rem, 1.35rem + 1vw, 2.1rem)', '1.04', '-0.012em'),
  h3: heading('clamp(1.35rem, 1.2rem + .7vw, 1.75rem)', '1.15', '-0.005em'),
  figure: { value: displayText('clamp(2.6rem, 1.8rem + 3.6vw, 5rem)', '1', '-0.02em') },
  large: { value: { fontSize: 'clamp(1.125rem, 1.05rem + .4vw, 1.375rem)', lineHeight: '1.5' } },
  body: { value: { fontSize: '1.0625rem', lineHeight: '1.6' } },
  article: { value: { fontSize: '1.1875rem', lineHeight: '1.65' } },
  label: { value: { fontSize: '1rem', lineHeight: '1.3', fontWeight: '600' } },
  button: { value: { fontFamily: 'body', fontSize: '1.0625rem', lineHeight: '1.2', fontWeight: '600' } },
  small: { value: { fontSize: '.9375rem', lineHeight: '1.5' } },
} as const;
