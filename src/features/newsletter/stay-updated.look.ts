import { look } from '../../theme/looks';

export const leadClass = look({
  base: { textStyle: 'lead', color: 'ink.muted', marginTop: '10px', marginBottom: '6' },
});
