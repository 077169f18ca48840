import { defineRecipe } from '@chakra-ui/react/styled-system';
import { look } from '../../theme/looks';

/** A sheet at the foot of the screen. */
export const barClass = look(
  defineRecipe({
    base: {
      position: 'fixed',
      zIndex: '35',
      insetInline: '4',
      bottom: '4',
      display: 'flex',
      gap: '2',
      alignItems: 'center',
      flexWrap: 'wrap',
      bg: 'surface',
      color: 'ink',
      border: '1.5px solid',
      borderColor: 'ink',
      borderRadius: 'sheet',
      padding: '12px 12px 12px 18px',
      lineHeight: '1.35',
      md: { insetInlineEnd: 'auto', insetInlineStart: '6', bottom: '6', maxWidth: '520px' },
      '& > span': { flex: '1', minWidth: '180px' },
    },
  }),
);
