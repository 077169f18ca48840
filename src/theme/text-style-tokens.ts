/**
 * Rozha One is for headings and figures, Anek Latin for all other text. No uppercase, no wide letter spacing, no italics.
 * The smallest size is 15 px; in tables on screens of 320 px it is 14 px.
 */
const rozha = { fontFamily: 'display', fontWeight: '400', textWrap: 'balance' } as const;

export const textStyleTokens = {
  h0: {
    value: {
      ...rozha,
      fontSize: 'min(clamp(2.55rem, 1.35rem + 5.6vw, 6.1rem), 12.2vw)',
      lineHeight: '1.04',
      letterSpacing: '-0.022em',
    },
  },
  h1: {
    value: {
      ...rozha,
      fontSize: 'clamp(2.25rem, 1.5rem + 3.6vw, 4.5rem)',
      lineHeight: '1.04',
      letterSpacing: '-0.012em',
    },
  },
  h2: {
    value: {
      ...rozha,
      fontSize: 'clamp(1.9rem, 1.45rem + 2.1vw, 3.25rem)',
      lineHeight: '1.04',
      letterSpacing: '-0.012em',
    },
  },
  /** A heading inside a form, a panel or a column. */
  h2s: {
    value: {
      ...rozha,
      fontSize: 'clamp(1.6rem, 1.35rem + 1vw, 2.1rem)',
      lineHeight: '1.04',
      letterSpacing: '-0.012em',
    },
  },
  h3: {
    value: {
      ...rozha,
      fontSize: 'clamp(1.35rem, 1.2rem + .7vw, 1.75rem)',
      lineHeight: '1.15',
      letterSpacing: '-0.005em',
    },
  },
  figure: {
    value: {
      fontFamily: 'display',
      fontWeight: '400',
      fontSize: 'clamp(2.6rem, 1.8rem + 3.6vw, 5rem)',
      lineHeight: '1',
      letterSpacing: '-0.02em',
    },
  },
  /** A very large figure, at most one per page. */
  poster: {
    value: {
      fontFamily: 'display',
      fontWeight: '400',
      fontSize: 'clamp(5.4rem, .6rem + 22vw, 20.5rem)',
      lineHeight: '.86',
      letterSpacing: '-0.04em',
    },
  },
  lead: { value: { fontSize: 'clamp(1.125rem, 1.05rem + .4vw, 1.375rem)', lineHeight: '1.5' } },
  body: { value: { fontSize: '1.0625rem', lineHeight: '1.6' } },
  article: { value: { fontSize: '1.1875rem', lineHeight: '1.65' } },
  label: { value: { fontSize: '1rem', lineHeight: '1.3', fontWeight: '600' } },
  button: { value: { fontFamily: 'body', fontSize: '1.0625rem', lineHeight: '1.2', fontWeight: '600' } },
  small: { value: { fontSize: '.9375rem', lineHeight: '1.5' } },
} as const;
