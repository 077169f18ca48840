import { compileRecipe } from '../../../theme/compile-recipe';

/** The second A4 page: ink alone, as the first. A sold part of a house is solid, an empty one an outline. */
export const yearSheetClass = compileRecipe({
  base: {
    display: 'none',
    '@media print': {
      display: 'block',
      breakBefore: 'page',
      width: '210mm',
      padding: '13mm 15mm 11mm',
      bg: 'white',
      color: 'ink',
      fontSize: '10.5pt',
      lineHeight: '1.4',
    },
    '& .hotel': { borderBottom: '2.5pt solid', borderColor: 'ink', paddingBottom: '2mm', fontWeight: '600' },
    '& h2, & .say': { fontFamily: 'display', fontWeight: '400', lineHeight: '1.12' },
    '& h2': { fontSize: '24pt', marginBlock: '5mm 3mm' },
    '& .say': { fontSize: '14pt', marginBottom: '2mm' },
    '& .street': {
      display: 'grid',
      gridTemplateColumns: 'repeat(12, 1fr)',
      marginTop: '6mm',
      fontSize: '9pt',
      fontWeight: '600',
      lineHeight: '1.25',
      textAlign: 'center',
      '& > div > div': {
        paddingInline: '2mm',
        borderBottom: '1.2pt solid',
        borderColor: 'ink',
        marginBottom: '1mm',
      },
      '& span': { display: 'block', fontWeight: '400' },
    },
    '& table': {
      width: '100%',
      borderCollapse: 'collapse',
      marginTop: '6mm',
      fontSize: '9.5pt',
      fontVariantNumeric: 'tabular-nums',
    },
    '& th, & td': {
      textAlign: 'start',
      fontWeight: '400',
      padding: '1.3mm 2.5mm 1mm 0',
      borderBottom: '.6pt solid',
      borderColor: 'line',
    },
    '& thead th': { fontWeight: '600', verticalAlign: 'bottom' },
    '& thead th, & tbody tr:last-of-type > *': { borderBottom: '1.2pt solid', borderColor: 'ink' },
    '& tfoot > tr > *': { fontWeight: '600', borderBottom: '0' },
    '& .number': { textAlign: 'end' },
    '& td.number': { whiteSpace: 'nowrap' },
    '& tr > :last-child': { paddingInlineEnd: '0' },
    '& .costs': { fontSize: '9pt', color: 'ink.muted', marginTop: '3mm' },
  },
});
