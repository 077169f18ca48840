import { compileRecipe } from '../../theme/compile-recipe';

const atBottom = {
  position: 'fixed',
  zIndex: 'updateBar',
  translate: '0 calc(-1 * var(--banner-height, 0px))',
  alignItems: 'center',
  border: '1.5px solid',
  lineHeight: '1.35',
} as const;

/** Styles the bar with the question and the short note, both at the bottom of the screen. The note lets a tap through. */
export const updateBarStyles = compileRecipe({
  slots: ['bar', 'note'],
  base: {
    bar: {
      ...atBottom,
      insetInline: '1rem',
      bottom: '1rem',
      display: 'flex',
      gap: '.5rem',
      flexWrap: 'wrap',
      bg: 'surface',
      color: 'ink',
      borderColor: 'ink',
      borderRadius: 'sheet',
      padding: '12px 12px 12px 18px',
      md: { insetInlineEnd: 'auto', insetInlineStart: '1.5rem', bottom: '1.5rem', maxWidth: '520px' },
      '& > span': { flex: '1', minWidth: '180px' },
    },
    note: {
      ...atBottom,
      insetInlineStart: '.75rem',
      bottom: '.75rem',
      pointerEvents: 'none',
      display: 'grid',
      gridTemplateColumns: '18px 1fr',
      gap: '10px',
      maxWidth: 'min(360px, calc(100% - 24px))',
      padding: '9px 14px 8px 12px',
      bg: 'night',
      color: 'onNight',
      borderColor: 'night.line',
      borderRadius: 'control',
      fontSize: '.9375rem',
      animation: 'light .22s both',
      md: { insetInlineStart: '1.5rem', bottom: '1.5rem' },
      '@media print': { display: 'none' },
    },
  },
});
