import * as ink from './palette';

/** The use of each colour, with WCAG 2.x contrast ratios. `lit` means sold, money, or switched on. It is never decoration. */
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
    brass: { value: ink.brass },
  },
  onNight: { DEFAULT: { value: ink.onNight }, muted: { value: ink.onNightMuted } },
  /** `DEFAULT` is never text on a light background; `text` is for that. */
  lit: { DEFAULT: { value: ink.lit }, text: { value: ink.litText } },
  oxide: { DEFAULT: { value: ink.oxide }, dark: { value: ink.oxideDark } },
  neel: { DEFAULT: { value: ink.neel }, text: { value: ink.neelText }, tint: { value: ink.neelTint } },
  positive: { value: ink.positive },
  danger: { DEFAULT: { value: ink.danger }, tint: { value: ink.dangerTint } },
  disabled: { DEFAULT: { value: ink.disabled }, bg: { value: ink.disabledGround } },
  /** Text on backgrounds in ink, oxide and neel. */
  onDark: { value: ink.white },
} as const;
