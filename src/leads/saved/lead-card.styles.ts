import { compileRecipe } from '../../theme/compile-recipe';

/** One lead: the window at the left, the texts at the right. */
export const leadCardClass = compileRecipe({
  base: {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr)',
    md: { gridTemplateColumns: '176px minmax(0, 1fr)' },
    '& .window': { gridArea: '1 / 1', display: 'grid', placeItems: 'center', padding: '18px 10px' },
    '& .window svg': { width: '64px', md: { width: '98px' } },
    '& .texts': {
      gridColumn: '2',
      minWidth: '0',
      bg: 'surface',
      padding: '18px 16px 18px 18px',
      margin: '9px 9px 9px 0',
      md: { padding: '24px 28px', margin: '12px 12px 12px 0' },
    },
    '& .state': { fontWeight: '600', lineHeight: '1.3' },
    '& h3': { textStyle: 'h3', marginTop: '2px' },
    '& .meta': {
      textStyle: 'smallMuted',
      lineHeight: '1.4',
      marginTop: '.25rem',
      overflowWrap: 'anywhere',
    },
    '& .note': { marginTop: '.5rem', lineHeight: '1.45' },
    '& [role=status]:not(:empty)': { marginTop: '.75rem', fontWeight: '600', lineHeight: '1.45' },
    '&[data-status=waiting] .texts': {
      outline: '2px dashed {colors.line.strong}',
      outlineOffset: '-7px',
    },
    '&[data-status=attention] .texts': {
      bg: 'danger.tint',
      outline: '2px solid {colors.danger}',
      outlineOffset: '-2px',
    },
    '&[data-status=attention] .state': { color: 'danger' },
    // Contrast: 8.7.
    '&[data-status=attention] .meta': { color: '#4A3A3D' },
    '&[data-status=sent] .texts': { bg: 'night', color: 'onNight' },
    '&[data-status=sent] .meta, &[data-status=sent] .note': { color: 'onNight.muted' },
    '&[data-status=sent] .state': { color: 'lit' },
    '&[data-status=deleted] .texts': { bg: 'sunk' },
    '&[data-status=none] .texts': { alignContent: 'center' },
    '&[data-status=none] .note': { color: 'ink.muted', marginTop: '6px' },
  },
});
