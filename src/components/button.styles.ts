import { compileBaseRecipe } from '../theme/compile-recipe';

/** Returns styles of a button's icon, a small window with two bars. `glass` and `bars` are colours. */
const windowIcon = (glass: string, bars: string) => ({
  '& .window-icon': {
    flex: 'none',
    width: '13px',
    height: '17px',
    borderRadius: '6.5px 6.5px 0 0',
    position: 'relative',
    bg: glass,
    // In forced-colors mode the browser removes the glass, and this frame becomes visible.
    outline: '1px solid transparent',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '6px',
      width: '1.5px',
      bg: bars,
    },
    _after: { content: '""', position: 'absolute', insetInline: '0', top: '8px', height: '1.5px', bg: bars },
  },
});

/**
 * Styles every button, 52 px high, or 44 px if small. `primary` is the main action of a page. `lit` is the main action on a
 * dark or coloured background, and Get Quote in the header. `outline` is for all other actions.
 */
export const buttonClass = compileBaseRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '.75rem',
    minHeight: '52px',
    padding: '10px 22px 9px 18px',
    borderRadius: 'control',
    border: '1.5px solid {colors.ink}',
    textStyle: 'button',
    textAlign: 'center',
    textDecoration: 'none',
    // The visitor pressed it, and the script for it is still loading.
    '&[aria-busy=true]': { opacity: '.65', cursor: 'progress' },
    '&:disabled, &[aria-disabled=true]': {
      bg: 'disabled.bg',
      color: 'disabled',
      borderColor: 'line.strong',
      cursor: 'default',
      '& .window-icon': {
        bg: 'transparent',
        boxShadow: 'inset 0 0 0 1.5px currentColor',
        '&::before, &::after': { display: 'none' },
      },
    },
  },
  variants: {
    variant: {
      primary: { bg: 'ink', color: 'white', ...windowIcon('lit', 'ink') },
      // On a dark background a dark border is invisible, so the button would look smaller than the one beside it.
      lit: {
        bg: 'lit',
        color: 'ink',
        ...windowIcon('ink', 'lit'),
        '.on-dark &': { borderColor: 'lit' },
      },
      outline: { color: 'ink', '.on-dark &': { color: 'onNight', borderColor: 'onNight.muted' } },
    },
    size: { sm: { minHeight: '44px', fontSize: '1rem', padding: '8px 16px 7px 14px' } },
    isFullWidth: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'primary' },
});
