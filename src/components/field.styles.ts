import { compileBaseRecipe } from '../theme/compile-recipe';

/** Styles a text field or textarea, 52 px high. Its border has a contrast of 3:1, and is thicker and red if invalid. */
export const inputClass = compileBaseRecipe({
  base: {
    display: 'block',
    width: '100%',
    minHeight: '52px',
    border: '1.5px solid {colors.line.strong}',
    borderRadius: 'control',
    bg: 'surface',
    color: 'ink',
    fontSize: '1.0625rem',
    fontWeight: '500',
    lineHeight: '1.3',
    padding: '12px 14px 11px',
    _placeholder: { color: 'placeholder', opacity: '1', fontWeight: '400' },
    // The longest placeholder must fit.
    '@media (max-width: 389px)': {
      paddingInline: '12px',
      _placeholder: { fontSize: '.9375rem', letterSpacing: '-.01em' },
    },
    '&[aria-invalid=true]': { borderColor: 'danger', borderWidth: '2px' },
    '&:disabled': { bg: 'disabled.bg', color: 'disabled', borderColor: 'line.strong', opacity: '1' },
    'textarea&': { resize: 'vertical', lineHeight: '1.5' },
  },
  variants: {
    isDark: {
      true: {
        bg: 'night.light',
        color: 'white',
        borderColor: 'night.sage',
        _placeholder: { color: 'onNight.muted' },
      },
    },
    isNumeric: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
});

/** Styles the texts around a control. */
export const fieldStyles = compileBaseRecipe({
  slots: ['label', 'hint', 'error'],
  base: {
    label: { display: 'block', textStyle: 'label', marginBottom: '6px' },
    hint: { textStyle: 'smallMuted', marginTop: '6px' },
    error: { textStyle: 'small', fontWeight: '600', color: 'danger', marginTop: '6px' },
  },
});
