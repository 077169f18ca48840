import { compileRecipe } from '../../../theme/compile-recipe';
import { displayFace } from '../../../theme/mixins/display-face';
import { figureTable, printSheetRules } from '../calculator-mixins';

/** Returns the class of the second printed A4 page, the year by months: dark ink on white, as on the first page. */
export const yearSheetClass = compileRecipe({
  base: {
    ...printSheetRules({ display: 'block', breakBefore: 'page' }),
    '& .hotel': { borderBottom: '2.5pt solid {colors.ink}', paddingBottom: '2mm', fontWeight: '600' },
    '& h2, & .sentence': { ...displayFace, lineHeight: '1.12' },
    '& h2': { fontSize: '24pt', marginBlock: '5mm 3mm' },
    '& .sentence': { fontSize: '14pt', marginBottom: '2mm' },
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
        borderBottom: '1.2pt solid {colors.ink}',
        marginBottom: '1mm',
      },
      '& span': { display: 'block', fontWeight: '400' },
    },
    '& table': { ...figureTable, marginTop: '6mm', fontSize: '9.5pt' },
    '& th, & td': {
      textAlign: 'start',
      fontWeight: '400',
      padding: '1.3mm 2.5mm 1mm 0',
      borderBottom: '.6pt solid {colors.line}',
    },
    '& thead th': { fontWeight: '600', verticalAlign: 'bottom' },
    '& thead th, & tbody tr:last-of-type > *': { borderBottom: '1.2pt solid {colors.ink}' },
    '& tfoot > tr > *': { fontWeight: '600', borderBottom: '0' },
    '& .number': { textAlign: 'end' },
    '& td.number': { whiteSpace: 'nowrap' },
    '& tr > :last-child': { paddingInlineEnd: '0' },
    '& .costs': { fontSize: '9pt', color: 'ink.muted', marginTop: '3mm' },
  },
});
