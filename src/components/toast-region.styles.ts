import { compileRecipe } from '../theme/compile-recipe';
import { TOP_SPACE } from '../theme/top-space';

/** Styles toasts: on phones below the header or below a bar at the top of the screen, and from 768 px at the bottom right. */
export const toastRegionStyles = compileRecipe({
  slots: ['region', 'toast', 'title', 'text', 'actions', 'close'],
  base: {
    region: {
      position: 'fixed',
      zIndex: 'toast',
      insetInline: '1rem',
      top: `calc(${TOP_SPACE}px + env(safe-area-inset-top))`,
      pointerEvents: 'none',
      md: {
        insetInlineStart: 'auto',
        insetInlineEnd: '1.5rem',
        top: 'auto',
        bottom: 'calc(24px + var(--banner-height, 0px))',
        width: '420px',
      },
    },
    toast: {
      pointerEvents: 'auto',
      display: 'grid',
      gridTemplateColumns: '30px 1fr 44px',
      columnGap: '.75rem',
      alignItems: 'start',
      borderRadius: 'sheet',
      padding: '14px 6px 14px 14px',
      animation: 'light .22s both',
    },
    title: { fontWeight: '600' },
    // A link to copy by hand can have thousands of characters. The close button and the actions stay on the screen.
    text: { lineHeight: '1.4', overflowWrap: 'anywhere', maxHeight: '40dvh', overflowY: 'auto' },
    // The buttons use the whole width, because beside the icon there is not enough space for all of them in one row.
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '.5rem',
      marginTop: '.75rem',
      gridArea: '2 / 1 / auto / -1',
      marginInlineEnd: '.5rem',
      '& > *': { flexGrow: '1' },
      mdDown: { '& > button:has(+ a)': { flexBasis: '100%' } },
      md: { '& > *': { flexGrow: '0' } },
    },
    close: { width: '44px', height: '44px', padding: '13px', marginTop: '-8px', gridArea: '1 / 3' },
  },
  variants: {
    tone: {
      success: { toast: { bg: 'night', color: 'onNight' }, text: { color: 'onNight.muted' } },
      neutral: {
        toast: { bg: 'surface', color: 'ink', border: '1.5px solid {colors.ink}' },
        text: { color: 'ink.muted' },
      },
      error: {
        toast: { bg: 'danger.tint', color: 'ink', border: '2px solid {colors.danger}' },
        title: { color: 'danger' },
      },
    },
  },
});
