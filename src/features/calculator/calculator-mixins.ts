import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { displayFigure } from '../../theme/mixins/display-face';

/** A table of figures, in which the columns of digits line up. */
export const figureTable = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Returns rules to spread into a recipe. `.grid` gets `display: grid` and `styles`, and its children get `min-width: 0`. */
export function panelGrid(styles: SystemStyleObject): SystemStyleObject {
  return { '& .grid': { display: 'grid', ...styles }, '& .grid > *': { minWidth: '0' } };
}

/**
 * Returns rules to spread into a recipe. `.sentences` becomes a grid with `gap`, and with a line above it. `.sentence` gets the
 * display face in this size.
 */
export function sentencesRules(gap: string, fontSize: string, lineHeight: string): SystemStyleObject {
  return {
    '& .sentences': { display: 'grid', gap, borderTop: '6px solid {colors.ink}', paddingTop: '1rem' },
    '& .sentence': { ...displayFigure(fontSize, lineHeight, '-0.01em'), textWrap: 'balance' },
  };
}

/** Returns rules of an A4 sheet: hidden on screen, ink on white in print. `inPrint` adds print rules and must set `display`. */
export function printSheetRules(inPrint: SystemStyleObject): SystemStyleObject {
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
