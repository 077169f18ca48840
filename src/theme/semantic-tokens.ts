import * as ink from './palette';

/**
 * What each ink is for. Contrast figures are WCAG 2.x ratios, measured on the ground named.
 * The one rule: `lit` means sold, money, or the thing that is on. It is never decoration.
 */
export const colors = {
  canvas: { value: ink.canvas },
  surface: { value: ink.surface },
  sunk: { value: ink.sunk },
  ink: {
    /** Text and the primary button: 14.0 on canvas. */
    DEFAULT: { value: ink.bodyText },
    /** Secondary text: 6.5 on canvas, 5.9 on sunk. */
    muted: { value: ink.muted },
  },
  placeholder: { value: ink.placeholder },
  line: { DEFAULT: { value: ink.line }, strong: { value: ink.steel } },
  night: {
    DEFAULT: { value: ink.night },
    2: { value: ink.night2 },
    line: { value: ink.nightLine },
    rim: { value: ink.brass },
  },
  onNight: { DEFAULT: { value: ink.onNight }, muted: { value: ink.onNightMuted } },
  /** Never text on a light ground; `lit.text` is. */
  lit: { DEFAULT: { value: ink.lit }, text: { value: ink.litText } },
  oxide: { DEFAULT: { value: ink.oxide }, dk: { value: ink.oxideDk } },
  neel: { DEFAULT: { value: ink.neel }, dk: { value: ink.neelText }, tint: { value: ink.neelTint } },
  positive: { value: ink.positive },
  danger: { DEFAULT: { value: ink.danger }, tint: { value: ink.dangerTint } },
  disabled: { DEFAULT: { value: ink.disabled }, bg: { value: ink.disabledGround } },
  /** Text on ink, oxide and neel grounds. */
  onDark: { value: ink.white },
} as const;
