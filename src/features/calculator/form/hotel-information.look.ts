import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { look } from '../../../theme/looks';

/** Hotel Information: the hotel's own fields, the cards of its room types, and the actions. */
export const styles = look(
  defineSlotRecipe({
    slots: ['root'],
    base: {
      root: {
        '& .hotel': { display: 'grid', gap: '4', marginTop: '5', md: { gridTemplateColumns: '1fr 200px' } },
        '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' },
        '& .limit, & .unsaved, & .empty': { textStyle: 'small', color: 'ink.muted', marginTop: '3' },
        '& .empty': { textStyle: 'body', marginTop: '5' },
      },
    },
  }),
);
