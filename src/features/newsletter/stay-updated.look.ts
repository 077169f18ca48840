import { look } from '../../theme/looks';

export const styles = look({
  slots: ['lead'],
  base: { lead: { textStyle: 'lead', color: 'ink.muted', marginTop: '10px', marginBottom: '6' } },
});
