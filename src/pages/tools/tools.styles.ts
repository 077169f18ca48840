import { tools } from '../../content/tools';
import { compileRecipe } from '../../theme/compile-recipe';
import { whileParsingSelector } from '../../theme/mixins/while-parsing';
import * as palette from '../../theme/palette';

const signLineColour = '#8FB0A5';

/** The open house of an available tool is wider. */
const columns = tools.map(({ status }) => (status === 'available' ? '6fr' : '3fr')).join(' ');

/** Styles a street with a house for each tool. The house of an available tool is open and lit, the others are closed. */
export const toolsStyles = compileRecipe({
  slots: ['street', 'signs', 'custom'],
  base: {
    street: {
      position: 'relative',
      isolation: 'isolate',
      overflow: 'hidden',
      bg: '#D9E5DD',
      paddingTop: '74px',
      lg: {
        paddingTop: '98px',
        [`${whileParsingSelector} > div`]: { visibility: 'hidden' },
      },
      '& .hills': {
        position: 'absolute',
        insetInline: '0',
        bottom: '0',
        zIndex: '-1',
        '& svg': { height: '360px', lg: { height: '520px' } },
      },
      '& .words': {
        paddingBottom: '1.25rem',
        lg: { display: 'grid', gridTemplateColumns: '7fr 5fr', gap: '2.5rem', alignItems: 'end' },
        '& h1': { textStyle: 'h1', maxWidth: '9em' },
        '& p': { textStyle: 'large', color: palette.onSky, marginTop: '.75rem', maxWidth: '36em' },
      },
      '& .houses': {
        display: 'grid',
        justifyItems: 'center',
        alignItems: 'end',
        lg: { gridTemplateColumns: columns, gap: '2.5rem', paddingTop: '1.5rem' },
      },
      '& .open': { width: 'min(76%, 320px)', lg: { width: '430px' } },
      // A phone has space for only one open house.
      '& .open ~ .open': { display: 'none', lg: { display: 'block' } },
      '& .closed': { display: 'none', lg: { display: 'block', width: '236px' } },
      '& .closed + .closed': { lg: { width: '210px' } },
    },
    signs: {
      // This is the ground under the closed houses.
      '& ul': {
        borderBottom: '18px solid {colors.night}',
        md: { display: 'grid', gridTemplateColumns: '1fr 1fr', '& .available': { gridColumn: '1 / -1' } },
        lg: {
          borderBottom: '0',
          gridTemplateColumns: columns,
          '& .available': { gridColumn: 'auto' },
          maxWidth: '1240px',
          marginInline: 'auto',
          paddingInline: '40px',
        },
      },
      lg: { bg: 'night', color: 'onNight', paddingBlock: '34px 64px' },
      '& li': {
        paddingInline: '20px',
        '@media (max-width: 359px)': { paddingInline: '16px' },
        md: { paddingInline: '32px' },
        lg: { paddingInline: '0 40px' },
      },
      '& .available': {
        bg: 'night',
        paddingBlock: '26px 36px',
        lg: { paddingBlock: '0' },
        '& h2': { fontSize: 'clamp(2rem, 1.6rem + 1.7vw, 3rem)' },
        '& p': { color: 'onNight.muted', margin: '8px 0 0', maxWidth: '28em' },
        '& .example': { fontWeight: '600', color: 'lit' },
        '& p:last-of-type': { marginBottom: '20px' },
        '& a svg': { width: '20px', flex: 'none' },
      },
      '& .coming': {
        bg: palette.mist[1],
        paddingBlock: '30px 0',
        display: 'grid',
        gridTemplateColumns: '1fr 120px',
        gap: '1.25rem',
        alignItems: 'end',
        borderTop: `1.5px solid ${signLineColour}`,
        md: { display: 'flex', flexDirection: 'column' },
        lg: {
          display: 'block',
          bg: 'transparent',
          paddingBlock: '0',
          paddingInline: '28px 0',
          borderTop: '0',
          borderInlineStart: '1px solid {colors.night.line}',
        },
        '& .words': { alignSelf: 'start', paddingBottom: '1.25rem', minWidth: '0', overflowWrap: 'anywhere' },
        '& h2': { fontSize: 'clamp(1.3rem, 1.05rem + 1.2vw, 1.75rem)' },
        '& p': {
          marginTop: '.5rem',
          color: palette.onSky,
          lineHeight: '1.45',
          lg: { color: 'onNight.muted' },
        },
        '& .status': {
          display: 'inline-block',
          marginTop: '.75rem',
          fontWeight: '600',
          fontSize: '.9375rem',
          lineHeight: '1',
          padding: '9px 11px 7px',
          border: '1.5px solid currentColor',
          borderRadius: 'tag',
        },
        '& .art': { md: { width: '200px', marginTop: 'auto', alignSelf: 'center' }, lg: { display: 'none' } },
        '& + .coming': {
          md: { borderInlineStart: `1.5px solid ${signLineColour}` },
          lg: { borderInlineStart: '1px solid {colors.night.line}' },
        },
      },
      '& h2': { textStyle: 'h3' },
    },
    custom: { '& > div': { gap: '1.25rem' } },
  },
});
