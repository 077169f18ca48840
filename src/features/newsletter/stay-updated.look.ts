import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { look } from '../../theme/looks';

export const styles = look(
  defineSlotRecipe({
    slots: ['lead'],
    base: { lead: { textStyle: 'lead', color: 'ink.muted', marginTop: '10px', marginBottom: '6' } },
  }),
);
