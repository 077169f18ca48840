import { displayText } from './mixins/display-face';
import * as palette from './palette';

/**
 * The use of each colour, with WCAG 2.x contrast ratios. `lit` means sold, money, or switched on. It is never decoration. A
 * text colour of one recipe is written there, with its contrast.
 */
export const colors = {
  canvas: { value: palette.canvas },
  surface: { value: palette.surface },
  sunk: { value: palette.sunk },
  ink: {
    /** Text and the primary button: 14.0 on canvas. */
    DEFAULT: { value: palette.ink },
    /** Secondary text: 6.5 on canvas, 5.9 on sunk. */
    muted: { value: palette.inkMuted },
  },
  placeholder: { value: '#56706A' },
  line: { DEFAULT: { value: '#BCCDC4' }, strong: { value: palette.lineStrong } },
  night: {
    DEFAULT: { value: palette.night },
    light: { value: palette.nightLight },
    line: { value: '#2B5754' },
    sage: { value: palette.sage },
  },
  onNight: { DEFAULT: { value: palette.onNight }, muted: { value: palette.onNightMuted } },
  /** `DEFAULT` is never text on a light background; `text` is for that. */
  lit: { DEFAULT: { value: palette.lit }, text: { value: palette.litText } },
  oxide: { DEFAULT: { value: palette.oxide }, dark: { value: palette.oxideDark } },
  indigo: {
    DEFAULT: { value: palette.indigo },
    text: { value: '#1A357F' },
    tint: { value: palette.indigoTint },
  },
  positive: { value: palette.positive },
  danger: { DEFAULT: { value: palette.danger }, tint: { value: '#FBE3E4' } },
  disabled: { DEFAULT: { value: '#4A635E' }, bg: { value: '#D5E0D8' } },
  /** Text on backgrounds in ink, oxide and indigo. */
  white: { value: palette.white },
} as const;

/** Padding of sections of the home page and of the error screen. All other lengths are written in px or rem. */
export const spacing = { section: { value: 'clamp(64px, 9vw, 128px)' } } as const;

export const radii = {
  tag: { value: '4px' },
  control: { value: '6px' },
  sheet: { value: '10px' },
} as const;

/** The order of what lies over a page, the lowest first. `bar` is the offline banner and all else at an edge. */
export const zIndex = {
  header: { value: 10 },
  bar: { value: 30 },
  updateBar: { value: 35 },
  toast: { value: 40 },
  skipLink: { value: 50 },
} as const;

/** `md` puts parts side by side. `lg` has the navigation and two columns. `xl` puts text over a drawing. */
export const breakpoints = { md: '768px', lg: '1024px', xl: '1100px' } as const;

function heading(fontSize: string, lineHeight: string, letterSpacing: string) {
  return { value: { ...displayText(fontSize, lineHeight, letterSpacing), textWrap: 'balance' } };
}

const large = { fontSize: 'clamp(1.125rem, 1.05rem + .4vw, 1.375rem)', lineHeight: '1.5' };
const small = { fontSize: '.9375rem', lineHeight: '1.5' };

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
  large: { value: large },
  largeMuted: { value: { ...large, color: 'ink.muted' } },
  body: { value: { fontSize: '1.0625rem', lineHeight: '1.6' } },
  article: { value: { fontSize: '1.1875rem', lineHeight: '1.65' } },
  label: { value: { fontSize: '1rem', lineHeight: '1.3', fontWeight: '600' } },
  button: { value: { fontFamily: 'body', fontSize: '1.0625rem', lineHeight: '1.2', fontWeight: '600' } },
  small: { value: small },
  smallMuted: { value: { ...small, color: 'ink.muted' } },
} as const;
