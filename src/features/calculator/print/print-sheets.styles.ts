import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { compileRecipe } from '../../../theme/compile-recipe';
import { displayFace } from '../../../theme/mixins/display-face';
import { figureTable } from '../calculator-mixins';

const tightDisplay = { ...displayFace, lineHeight: '1.05' } as const;

/** Returns the styles of an A4 sheet: hidden on the screen, ink on white in print. `inPrint` adds further styles for print. */
function paper(inPrint: SystemStyleObject): SystemStyleObject {
  return {
    display: 'none',
    '@media print': {
      width: '210mm',
      padding: '13mm 15mm 11mm',
      bg: 'white',
      color: 'ink',
      fontSize: '10.5pt',
      lineHeight: '1.4',
      ...inPrint,
    },
  };
}

/** Returns the class of an A4 page in ink on white. Browsers do not print backgrounds. The smallest text has 8.5 pt. */
export const projectionSheetClass = compileRecipe({
  base: {
    ...paper({ display: 'flex', flexDirection: 'column', height: '296mm', overflow: 'hidden' }),
    '& svg': { width: 'auto' },
    '& .bar': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      borderBottom: '2.5pt solid {colors.ink}',
      paddingBottom: '4mm',
      '& .brand': { display: 'flex', gap: '3mm', alignItems: 'center' },
      '& svg': { height: '9.5mm' },
      '& svg + svg': { height: '8mm' },
      '& p': { textAlign: 'end', fontSize: '9.5pt', lineHeight: '1.35' },
    },
    '& .hotel': {
      ...tightDisplay,
      fontSize: '17pt',
      marginTop: '6mm',
      flex: 'none',
      // The name has two lines at most.
      maxHeight: '2.1em',
      overflow: 'hidden',
    },
    '& .total': {
      ...tightDisplay,
      fontSize: '47pt',
      lineHeight: '.98',
      letterSpacing: '-0.02em',
      marginTop: '2.5mm',
      whiteSpace: 'nowrap',
      '&[data-long]': { fontSize: '30pt' },
    },
    '& .words': { fontWeight: '600', fontSize: '11.5pt', marginTop: '1mm' },
    '& .street': { marginTop: '5mm', '& svg': { height: '37mm', maxWidth: '100%' } },
    '& .legend': { fontSize: '9pt', color: 'ink.muted', marginTop: '1mm' },
    '& table': { ...figureTable, tableLayout: 'fixed', marginTop: '4.5mm' },
    '& th, & td': { textAlign: 'start', fontWeight: '400', padding: '1.7mm 2mm 1.3mm 0', lineHeight: '1.3' },
    '& thead th': {
      fontWeight: '600',
      fontSize: '9pt',
      color: 'ink.muted',
      borderBottom: '1.2pt solid {colors.ink}',
      paddingBlock: '1.4mm 1mm',
    },
    '& tbody > tr > *': { borderBottom: '.6pt solid {colors.line}' },
    '& tbody th': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .number': { textAlign: 'end', paddingInline: '3mm 0', whiteSpace: 'nowrap' },
    '& .kind': { width: '24%' },
    '& .number:nth-of-type(2)': { width: '10%' },
    '& .number:last-of-type': { width: '22%' },
    '& tfoot > tr > *': { fontWeight: '600', borderTop: '1.2pt solid {colors.ink}' },
    '& tfoot td:last-of-type': { ...tightDisplay, fontSize: '14pt' },
    '& tfoot td[data-long]:last-of-type': { fontSize: '10pt' },
    '& .key-figures': {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      marginTop: '3.5mm',
      '& > div': { paddingInline: '4mm' },
      '& > div:first-of-type': { paddingInlineStart: '0' },
      '& > div + div': { borderInlineStart: '.6pt solid {colors.line}' },
      '& b': { ...tightDisplay, display: 'block', fontSize: '17pt' },
      '& span': { display: 'block', fontSize: '9pt', lineHeight: '1.3' },
    },
    '& .boxes': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '6mm',
      marginTop: '5mm',
      '& > div': { border: '1.2pt solid {colors.ink}', borderRadius: '2mm', padding: '3.5mm 4mm' },
      '& h3': { ...tightDisplay, fontSize: '13pt' },
      '& b': { ...tightDisplay, display: 'block', fontSize: '17pt', marginTop: '1.5mm' },
      '& p': { fontSize: '9.5pt', lineHeight: '1.36', marginTop: '1mm' },
      '& svg': { width: '100%', height: '5mm', marginTop: '2mm' },
    },
    '& .notes': {
      flex: '1',
      minHeight: '0',
      overflow: 'hidden',
      marginTop: '4.5mm',
      '& b': { fontSize: '9.5pt' },
      '& i': { display: 'block', height: '7.8mm', borderBottom: '.6pt solid {colors.line}' },
    },
    '& .method': {
      display: 'grid',
      gridTemplateColumns: '1.6fr 1fr',
      gap: '8mm',
      borderTop: '2.5pt solid {colors.ink}',
      paddingTop: '2.5mm',
      marginTop: '4mm',
      fontSize: '8.5pt',
      lineHeight: '1.4',
      color: 'ink.muted',
      '& p:last-of-type': { textAlign: 'end' },
    },
    // This saves space, so that ten room types fit on the page.
    '&[data-many]': {
      '& .hotel': { marginTop: '4mm' },
      '& .total': { fontSize: '38pt' },
      '& .street': { marginTop: '3mm' },
      '& .street svg': { height: '26mm' },
      '& table': { marginTop: '3mm' },
      '& tbody > tr > *': { paddingBlock: '1.1mm .8mm' },
      '& .boxes': { marginTop: '3.5mm' },
      '& .notes': { visibility: 'hidden', marginTop: '0' },
    },
  },
});

/** Returns the class of the second printed A4 page, the year by months: dark ink on white, as on the first page. */
export const yearSheetClass = compileRecipe({
  base: {
    ...paper({ display: 'block', breakBefore: 'page' }),
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
