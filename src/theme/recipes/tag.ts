import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A short label on its own small ground: a category, a state. Not a control. */
export const tagRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    fontWeight: '600',
    fontSize: '.9375rem',
    lineHeight: '1',
    paddingBlock: '8px 6px',
    paddingInline: '10px',
    borderRadius: 'tag',
    bg: 'sunk',
    color: 'ink',
  },
});
