import { compileRecipe } from '../../theme/compile-recipe';

/** The buttons of a lead, or a question with its buttons. A `quiet` button looks like a link. */
export const buttonRowClass = compileRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '.5rem',
    marginTop: '14px',
    '&:first-child': { marginTop: '0' },
    '& legend': { fontWeight: '600', marginBottom: '.5rem' },
    '& .quiet': {
      minHeight: '44px',
      paddingBlock: '4px',
      paddingInline: '4px',
      md: { paddingInline: '10px' },
      fontWeight: '600',
      fontSize: '1rem',
      textDecoration: 'underline',
      textDecorationColor: 'oxide',
      textDecorationThickness: '2px',
      textUnderlineOffset: '4px',
    },
  },
});
