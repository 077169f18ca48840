import { ink } from './tokens';

/**
 * What each ink is for. Contrast figures are WCAG 2.x ratios, measured on the ground named.
 * The one rule: `lit` means sold, money, or the thing that is on. It is never decoration.
 */
export const colors = {
  canvas: { value: ink.limewash },
  surface: { value: ink.chalk },
  sunk: { value: ink.dew },
  ink: {
    /** Text and the primary button: 14.0 on canvas. */
    DEFAULT: { value: ink.pitch },
    /** Secondary text: 6.5 on canvas, 5.9 on sunk. */
    muted: { value: ink.pine },
  },
  placeholder: { value: ink.lichen },
  line: { DEFAULT: { value: ink.reed }, strong: { value: ink.sage } },
  night: {
    DEFAULT: { value: ink.night },
    2: { value: ink.lagoon },
    line: { value: ink.creek },
    rim: { value: ink.kelp },
  },
  onNight: { DEFAULT: { value: ink.fog }, muted: { value: ink.haze } },
  /** Never text on a light ground; `lit.text` is. */
  lit: { DEFAULT: { value: ink.lamp }, text: { value: ink.amber } },
  oxide: { DEFAULT: { value: ink.laterite }, dk: { value: ink.laterite2 } },
  neel: { DEFAULT: { value: ink.neel }, dk: { value: ink.neel2 }, tint: { value: ink.neelWash } },
  positive: { value: ink.leaf },
  danger: { DEFAULT: { value: ink.alarm }, tint: { value: ink.alarmWash } },
  disabled: { DEFAULT: { value: ink.ash }, bg: { value: ink.ashWash } },
  /** Text on ink, oxide and neel grounds. */
  onDark: { value: ink.white },
} as const;
