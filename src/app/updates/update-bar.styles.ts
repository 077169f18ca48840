import { compileRecipe } from '../../theme/compile-recipe';

/** The bar with the question, at the bottom of the screen. */
export const barClass = compileRecipe({
  base: {
    position: 'fixed',
    zIndex: '35',
    insetInline: '4',
    bottom: '4',
    translate: '0 calc(-1 * var(--foot, 0px))',
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    flexWrap: 'wrap',
    bg: 'surface',
    color: 'ink',
    border: '1.5px solid',
    borderColor: 'ink',
    borderRadius: 'sheet',
    padding: '12px 12px 12px 18px',
    lineHeight: '1.35',
    md: { insetInlineEnd: 'auto', insetInlineStart: '6', bottom: '6', maxWidth: '520px' },
    '& > span': { flex: '1', minWidth: '180px' },
  },
});

/** The short note at the bottom of the screen. A tap goes through it. */
export const noteClass = compileRecipe({
  base: {
    position: 'fixed',
    zIndex: '35',
    insetInlineStart: '3',
    bottom: '3',
    translate: '0 calc(-1 * var(--foot, 0px))',
    pointerEvents: 'none',
    display: 'grid',
    gridTemplateColumns: '18px 1fr',
    gap: '10px',
    alignItems: 'center',
    maxWidth: 'min(360px, calc(100% - 24px))',
    padding: '9px 14px 8px 12px',
    bg: 'night',
    color: 'onNight',
    border: '1.5px solid',
    borderColor: 'night.line',
    borderRadius: 'control',
    fontSize: '.9375rem',
    lineHeight: '1.35',
    animation: 'light .22s both',
    md: { insetInlineStart: '6', bottom: '6' },
    '@media print': { display: 'none' },
  },
});
