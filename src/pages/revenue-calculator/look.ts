import { look } from '../../theme/looks';
import { notWhole } from '../../theme/not-whole';

/** The heading above the calculator. */
export const topClass = look({
  base: {
    paddingBlock: '8px 22px',
    '& h1': { textStyle: 'h1' },
    '& .lead': { textStyle: 'lead', color: 'ink.muted', maxWidth: '36em', marginTop: '3' },
    lg: {
      [notWhole]: { visibility: 'hidden' },
      paddingBlock: '4px 34px',
      '& .opening': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 25em)',
        alignItems: 'end',
        gap: '10',
      },
    },
  },
});
