import { compileRecipe } from '../../theme/compile-recipe';

/** Styles the footer on every page. It is dark, with links in two columns, and the newsletter form at the right. */
export const siteFooterStyles = compileRecipe({
  slots: ['root', 'grid', 'about', 'links', 'news', 'bottom'],
  base: {
    root: {
      bg: 'night',
      paddingBlock: '56px 40px',
      '& a': { textDecoration: 'none', display: 'inline-block', paddingBlock: '7px', minHeight: '40px' },
      '& a:hover': { textDecoration: 'underline', textDecorationColor: 'lit' },
    },
    grid: {
      display: 'grid',
      gap: '40px',
      md: { gridTemplateColumns: '1fr 1fr' },
      lg: { gridTemplateColumns: '1.3fr 1fr 1.1fr' },
    },
    about: {
      '& > a': { display: 'flex', alignItems: 'center', gap: '.75rem' },
      '& > a svg:first-of-type': { width: '40px' },
      '& > a svg + svg': { width: '118px' },
      '& p': { maxWidth: '30em', margin: '14px 0 22px', color: 'onNight.muted' },
      '& address': { fontStyle: 'normal', color: 'onNight.muted' },
      '& .hours': { display: 'block' },
    },
    links: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0 24px', alignContent: 'start' },
    news: {
      md: { gridColumn: '1 / -1' },
      lg: { gridColumn: 'auto' },
      '& h2': { fontWeight: '600', fontSize: '1.0625rem', lineHeight: '1.3', marginBottom: '6px' },
      '& .social': { display: 'flex', flexWrap: 'wrap', gap: '0 18px', marginTop: '1.25rem' },
    },
    bottom: {
      borderTop: '1px solid {colors.night.line}',
      marginTop: '40px',
      paddingTop: '1.25rem',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 24px',
      color: 'onNight.muted',
      textStyle: 'small',
    },
  },
});
