import { compileRecipe } from '../../theme/compile-recipe';
import { deferLayout } from '../../theme/mixins/defer-layout';
import { whileParsingSelector } from '../../theme/mixins/while-parsing';
import { listMark } from '../../theme/mixins/window-marks';

/** Styles a legal text with a list of its sections that looks like the panel of a lift. Only the current section is yellow. */
export const legalStyles = compileRecipe({
  slots: ['root', 'head', 'grid', 'contents', 'text'],
  base: {
    root: { paddingBlock: '8px 80px' },
    head: {
      paddingBottom: '26px',
      borderBottom: '6px solid {colors.ink}',
      lg: {
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        alignItems: 'end',
        gap: '2.5rem',
        [whileParsingSelector]: { visibility: 'hidden' },
      },
      '& h1': { textStyle: 'h1' },
      '& p': { marginTop: '10px', fontSize: '1.125rem', color: 'ink.muted', lg: { margin: '0 0 8px' } },
    },
    grid: {
      lg: { display: 'grid', gridTemplateColumns: '300px minmax(0, 1fr)', gap: '6rem', alignItems: 'start' },
    },
    contents: {
      position: 'sticky',
      top: '0',
      zIndex: '3',
      bg: 'canvas',
      paddingBlock: '12px 10px',
      borderBottom: '1.5px solid {colors.line}',
      lg: {
        top: '1.5rem',
        border: '1.5px solid {colors.ink}',
        borderRadius: 'sheet',
        padding: '18px 18px 14px',
        marginTop: '44px',
        bg: 'surface',
      },
      '& b': { display: 'none', fontSize: '.9375rem', lg: { display: 'block', paddingBottom: '.5rem' } },
      '& ol': {
        display: 'grid',
        gridTemplateColumns: 'repeat(var(--sections), minmax(0, 1fr))',
        lg: { gridTemplateColumns: '1fr' },
      },
      '& a': {
        display: 'grid',
        placeItems: 'center',
        textDecoration: 'none',
        minHeight: '44px',
        lg: { gridTemplateColumns: '44px 1fr', justifyItems: 'start', gap: '10px' },
      },
      '& i': {
        fontStyle: 'normal',
        fontWeight: '600',
        lineHeight: '1',
        display: 'grid',
        placeItems: 'center',
        width: '30px',
        height: '30px',
        paddingTop: '2px',
        borderRadius: '50%',
        border: '1.5px solid {colors.line.strong}',
        '@media (max-width: 359px)': { width: '24px', height: '24px', fontSize: '.875rem' },
        lg: { width: '34px', height: '34px' },
      },
      '& a span': { display: 'none', lg: { display: 'block', lineHeight: '1.25' } },
      '& [aria-current] i': { bg: 'lit', borderColor: 'ink', borderWidth: '2px' },
      '& [aria-current] span': { fontWeight: '600' },
    },
    text: {
      lg: { paddingTop: '.5rem' },
      '& section': {
        paddingBlock: '36px 8px',
        ...deferLayout(500),
        lg: {
          paddingBlock: '40px 16px',
          display: 'grid',
          gridTemplateColumns: '72px minmax(0, 35em)',
          columnGap: '44px',
          '& > *': { gridColumn: '2' },
        },
      },
      '& .room': {
        fontFamily: 'display',
        lineHeight: '1',
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: '52px',
        height: '34px',
        padding: '3px 8px 0',
        border: '1.5px solid {colors.ink}',
        bg: 'surface',
        lg: { gridColumn: '1', gridRow: '1', height: '44px', fontSize: '1.35rem' },
      },
      '& h2': { textStyle: 'h2Small', marginTop: '12px', lg: { marginTop: '2px' } },
      '& p, & ul': { marginTop: '12px', textStyle: 'article', maxWidth: '35em' },
      '& li': {
        position: 'relative',
        paddingBlock: '4px',
        paddingInlineStart: '29px',
        _before: { ...listMark(11, 14, '.75em'), bg: 'ink' },
      },
      '& code': { fontFamily: 'inherit', fontWeight: '600' },
    },
  },
});
