import { compileRecipe } from '../../theme/compile-recipe';

/**
 * The quote dialog. It is itself the backdrop over the whole screen, so that one fade takes both. The box in it is 520 px wide
 * at most, 16 px from the edges, and 90% of the screen high. It scrolls beyond that.
 */
export const quoteDialogStyles = compileRecipe({
  slots: ['dialog', 'box', 'scroll'],
  base: {
    dialog: {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: '0',
      padding: '16px',
      border: '0',
      color: 'ink',
      bg: 'rgba(5,24,24,.78)',
      overflow: 'hidden',
      '&[open]': { display: 'grid', placeItems: 'center' },
      _backdrop: { bg: 'transparent' },
    },
    box: {
      position: 'relative',
      display: 'flex',
      width: '100%',
      maxWidth: '520px',
      maxHeight: 'min(90vh, 100%)',
      '@supports (height: 1dvh)': { maxHeight: 'min(90dvh, 100%)' },
      bg: 'surface',
      borderRadius: 'sheet',
      overflow: 'hidden',
      '& .close': {
        position: 'absolute',
        zIndex: '1',
        insetInlineEnd: '8px',
        top: '8px',
        width: '44px',
        height: '44px',
        padding: '13px',
        borderRadius: '22px',
        bg: 'ink',
        color: 'white',
      },
      '& .close:focus-visible': { outlineColor: 'lit', outlineOffset: '-6px', borderRadius: '22px' },
    },
    scroll: {
      width: '100%',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      '& .intro p': { color: 'ink.muted', marginTop: '6px', lineHeight: '1.45' },
      // A phone on its side, a page at 400 %: the fields need the space.
      '@media (max-height: 479.98px)': {
        '& > :first-child': { display: 'none' },
        '& h2': { paddingInlineEnd: '44px' },
      },
    },
  },
});
