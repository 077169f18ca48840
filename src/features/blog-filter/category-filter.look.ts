import { defineRecipe } from '@chakra-ui/react/styled-system';
import * as ink from '../../scenes/palette';
import { look } from '../../theme/looks';

/** A row of 44 px filters that wraps and never scrolls; the one that is on is ink with a lit sill. */
export const filterClass = look(
  defineRecipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      paddingBottom: '6',
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '44px',
        paddingBlock: '8px 6px',
        paddingInline: '14px',
        border: '1.5px solid',
        borderColor: 'line.strong',
        borderRadius: 'control',
        textStyle: 'label',
        textDecoration: 'none',
        _hover: { borderColor: 'ink' },
      },
      '& [aria-current]': {
        bg: 'ink',
        color: 'onDark',
        borderColor: 'ink',
        boxShadow: `inset 0 -4px 0 ${ink.lit}`,
      },
    },
  }),
);
