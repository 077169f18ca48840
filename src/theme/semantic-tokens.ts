import * as palette from './palette';

/** The use of each colour, with WCAG 2.x contrast ratios. `lit` means sold, money, or switched on. It is never decoration. */
export const colors = {
  canvas: { value: palette.canvas },
  surface: { value: palette.surface },
  sunk: { value: palette.sunk },
  ink: {
    /** Text and the primary button: 14.0 on canvas. */
    DEFAULT: { value: palette.bodyText },
    /** Secondary text: 6.5 on canvas, 5.9 on sunk. */
    muted: { value: palette.muted },
  },
  placeholder: { value: palette.placeholder },
  line: { DEFAULT: { value: palette.line }, strong: { value: palette.steel } },
  night: {
    DEFAULT: { value: palette.night },
    light: { value: palette.nightLight },
    line: { value: palette.nightLine },
    sage: { value: palette.sage },
  },
  onNight: { DEFAULT: { value: palette.onNight }, muted: { value: palette.onNightMuted } },
  /** `DEFAULT` is never text on a light background; `text` is for that. */
  lit: { DEFAULT: { value: palette.lit }, text: { value: palette.litText } },
  oxide: { DEFAULT: { value: palette.oxide }, dark: { value: palette.oxideDark } },
  indigo: {
    DEFAULT: { value: palette.indigo },
    text: { value: palette.indigoText },
    tint: { value: palette.indigoTint },
  },
  positive: { value: palette.positive },
  danger: { DEFAULT: { value: palette.danger }, tint: { value: palette.dangerTint } },
  disabled: { DEFAULT: { value: palette.disabled }, bg: { value: palette.disabledBackground } },
  /** Text on backgrounds in ink, oxide and indigo. */
  white: { value: palette.white },
} as const;
