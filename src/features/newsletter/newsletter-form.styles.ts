import { compileRecipe } from '../../theme/compile-recipe';

/** Returns the class of the newsletter's form: label, field and button in a row, link to the privacy policy, status line. */
export const newsletterFormClass = compileRecipe({
  base: {
    maxWidth: '34em',
    '& label': { textStyle: 'label' },
    '& .row': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '.5rem',
      marginTop: '.75rem',
      '& input': { minWidth: '0', flex: '1 1 12rem' },
    },
    '& .row button': { flex: 'none', paddingInline: '18px' },
    '@media (max-width: 359px)': { '& .row': { flexDirection: 'column', '& input': { flex: 'none' } } },
    '& .privacy': { display: 'inline-flex', alignItems: 'center', minHeight: '40px', textStyle: 'small' },
    '& [role=status]:not(:empty)': { marginTop: '.75rem', textStyle: 'small', fontWeight: '600' },
  },
  variants: {
    isDark: { true: { '& label': { textStyle: 'small', color: 'onNight.muted' } } },
  },
});
