import { compileRecipe } from '../../theme/compile-recipe';
import { shutterSign } from '../../theme/mixins/window-marks';
import * as palette from '../../theme/palette';

/** Styles the search field in very large type on blue, a wall of windows with shutters, and the list of questions. */
export const faqListStyles = compileRecipe({
  slots: ['search', 'shutters', 'list', 'empty'],
  base: {
    search: {
      bg: 'indigo',
      color: 'white',
      '& > div': { paddingTop: '14px', lg: { paddingTop: '26px' } },
      '& h1': { fontWeight: '600', fontSize: 'clamp(1.35rem, 1.2rem + .8vw, 1.9rem)', lineHeight: '1.25' },
      '& form': {
        display: 'grid',
        gridTemplateColumns: '1fr 52px',
        alignItems: 'end',
        borderBottom: '4px solid {colors.white}',
        marginTop: '1rem',
      },
      '& form:has(input:focus-visible)': { outline: '3px solid {colors.lit}', outlineOffset: '6px' },
      '& input': {
        minWidth: '0',
        border: '0',
        bg: 'transparent',
        appearance: 'none',
        fontFamily: 'display',
        fontSize: 'clamp(2.15rem, 1rem + 6.2vw, 6.2rem)',
        lineHeight: '1.1',
        letterSpacing: '-.02em',
        padding: '8px 0 6px',
        minHeight: '72px',
        // The form has the outline instead, around the field, its line and the clear button.
        '@supports selector(:has(a))': { outline: 'none' },
        _placeholder: { color: 'indigo.tint', opacity: '1' },
        '&::-webkit-search-cancel-button': { display: 'none' },
      },
      '& button': { width: '52px', height: '56px', padding: '14px' },
      '& p': {
        fontWeight: '600',
        fontSize: '1.125rem',
        lineHeight: '1.4',
        minHeight: '57px',
        padding: '14px 0 18px',
      },
    },
    shutters: {
      bg: palette.indigoDark,
      borderTop: `14px solid ${palette.indigoEdge}`,
      '& > div': {
        display: 'grid',
        gridTemplateColumns: 'repeat(6, 1fr)',
        gap: '.25rem',
        paddingTop: '1.25rem',
        md: { gap: '1.5rem', paddingTop: '34px' },
      },
      '& > i': { display: 'block', height: '14px', bg: palette.indigoLight, marginTop: '-6px' },
    },
    list: {
      paddingBlock: '32px 72px',
      minHeight: '340px',
      lg: { paddingBlock: '56px 96px' },
      '& details': { borderBottom: '1.5px solid {colors.line}', scrollMarginTop: '16px' },
      '& details:first-of-type': { borderTop: '1.5px solid {colors.ink}' },
      '& summary': {
        display: 'grid',
        gridTemplateColumns: '34px 1fr',
        gap: '1rem',
        padding: '20px 0 17px',
        alignItems: 'start',
      },
      '& details h2': {
        textStyle: 'h2Small',
        fontSize: 'clamp(1.4rem, 1.15rem + 1.2vw, 2.1rem)',
        lineHeight: '1.14',
      },
      '& details p': { padding: '0 0 26px 50px', maxWidth: '46em', fontSize: '1.125rem' },
      // On wide screens the question is at the left and its answer at the right.
      '& details[open]::details-content': { lg: { display: 'contents' } },
      '& details[open]': {
        lg: { display: 'grid', gridTemplateColumns: '7fr 6fr', gap: '2.5rem', alignItems: 'start' },
      },
      '& details[open] p': { lg: { padding: '24px 0 26px' } },
      '& details p a': {
        display: 'inline-block',
        minWidth: '24px',
        marginInlineStart: '6px',
        textAlign: 'center',
        textDecoration: 'none',
        color: 'ink.muted',
        opacity: '0',
        '&:focus-visible': { opacity: '1' },
        // Only for a device with a pointer, because the sign `#` alone does not explain itself.
        '@media not all and (hover: hover)': { display: 'none' },
      },
      '& details:hover p a': { opacity: '1' },
      '& mark': {
        background: 'linear-gradient({colors.lit}, {colors.lit}) 0 55% / 100% 1.15em no-repeat',
        color: 'ink',
      },
      '& .shutter': shutterSign,
      // Forced-colors mode removes backgrounds. A closed window is filled, an open one is only a frame.
      '@media (forced-colors: active)': {
        '& .shutter': { border: '2px solid', _after: { bg: 'CanvasText' } },
        '& [open] .shutter::after': { bg: 'Canvas' },
      },
    },
    empty: {
      paddingBlock: '40px 30px',
      '& h2': { textStyle: 'h2', maxWidth: '12em' },
      '& p': { padding: '12px 0 22px', color: 'ink.muted', fontSize: '1.125rem', maxWidth: '30em' },
    },
  },
});
