import { compileRecipe } from '../../theme/compile-recipe';

/** A lead form is a house: roof and windows above, the fields below. */
export const leadFormStyles = compileRecipe({
  slots: ['house', 'drawing', 'body'],
  base: {
    house: {
      bg: 'surface',
      border: '1.5px solid {colors.ink}',
      borderRadius: 'sheet',
      overflow: 'hidden',
    },
    drawing: {
      '& svg': { height: '74px' },
      // The light of window --i is on while more than --i fields are completed (`showCompleted`).
      '& svg > g > g': { opacity: 'clamp(0, var(--completed, 0) - var(--i), 1)', transition: 'opacity .24s' },
    },
    body: {
      padding: '22px 20px 24px',
      display: 'grid',
      gap: '18px',
      '& h2': { textStyle: 'h2Small' },
      '& .fields': { display: 'grid', gap: '18px' },
      '& .optional': { fontWeight: '400', color: 'ink.muted' },
      '& .more summary': {
        display: 'flex',
        alignItems: 'center',
        gap: '10px',
        minHeight: '44px',
        width: 'fit-content',
        fontWeight: '600',
        fontSize: '1.0625rem',
        '& i': {
          flex: 'none',
          position: 'relative',
          width: '22px',
          height: '22px',
          border: '1.5px solid',
          borderRadius: 'tag',
          _before: {
            content: '""',
            position: 'absolute',
            insetBlock: '4px',
            insetInlineStart: '8.5px',
            width: '2px',
            bg: 'ink',
          },
          _after: {
            content: '""',
            position: 'absolute',
            insetInline: '4px',
            top: '8.5px',
            height: '2px',
            bg: 'ink',
          },
        },
      },
      '& .more[open] summary i::before': { display: 'none' },
      '& .more .fields': { paddingTop: '10px' },
      '& .send': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '0 16px',
        // Its height is kept for "Clear form", so that the first letter typed moves nothing.
        minHeight: '44px',
        marginBlock: '-10px -14px',
        textStyle: 'smallMuted',
        '& a, & button': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
      },
      '& .clear': {
        textDecoration: 'underline',
        textDecorationColor: 'oxide',
        textDecorationThickness: '2px',
        textUnderlineOffset: '4px',
      },
      /** Without script the button cannot send, so phone and WhatsApp are shown instead of it. */
      '& .without-script': {
        display: 'grid',
        gap: '.75rem',
        '& a': {
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: '44px',
          fontWeight: '600',
          width: 'fit-content',
        },
      },
      '@media (scripting: none)': { '& [type=submit], & .clear': { display: 'none!important' } },
      lg: { padding: '30px 32px 34px' },
    },
  },
});
