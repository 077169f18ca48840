import { compileRecipe } from '../../theme/compile-recipe';
import { headerHeight } from '../../theme/mixins/header-height';

/** Styles every page's header, 68 px high (88 on desktop) and not sticky. Its menu, a `<details>`, needs no script. */
export const siteHeaderStyles = compileRecipe({
  slots: ['root', 'bar', 'logo', 'nav', 'menu', 'quoteInBar', 'quoteInMenu'],
  base: {
    root: {
      position: 'relative',
      zIndex: 'header',
      // Half a header, painted while the other half is still being read, would move.
      '&:not(:has(~ main))': { visibility: 'hidden' },
    },
    bar: {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: headerHeight,
      paddingBlock: '.5rem',
      lg: { gap: '1rem' },
    },
    logo: {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      marginInlineEnd: 'auto',
      minHeight: '44px',
      textDecoration: 'none',
      '& svg:first-of-type': { width: '31px', lg: { width: '36px' } },
      '& svg + svg': {
        width: '96px',
        marginTop: '1px',
        '@media (max-width: 359px)': { width: '82px' },
        lg: { width: '112px' },
      },
    },
    nav: {
      display: 'none',
      lg: { display: 'flex', gap: '6px' },
      '& a': {
        textDecoration: 'none',
        fontWeight: '500',
        paddingBlock: '10px 8px',
        paddingInline: '11px',
        borderBottom: '4px solid transparent',
      },
      '& a:hover': { borderColor: 'line' },
      '& [aria-current]': {
        fontWeight: '600',
        borderColor: 'lit',
        boxShadow: 'inset 0 -1.5px 0 currentColor',
      },
    },
    menu: {
      lg: { display: 'none' },
      '& summary': { width: '44px', height: '44px', padding: '10px' },
      '&:not([open]) .close-icon, &[open] .menu-icon': { display: 'none' },
      '& nav': {
        position: 'absolute',
        insetInline: '0',
        top: '100%',
        bg: 'night',
        paddingBlock: '12px 24px',
      },
      '& li': { borderTop: '1px solid {colors.night.line}' },
      '& li:first-of-type': { borderTop: '0' },
      '& li a': {
        display: 'flex',
        alignItems: 'center',
        gap: '14px',
        minHeight: '60px',
        textDecoration: 'none',
        fontFamily: 'display',
        fontSize: '1.75rem',
        lineHeight: '1',
        _before: {
          content: '""',
          width: '14px',
          height: '18px',
          borderRadius: '7px 7px 0 0',
          bg: 'night.line',
        },
      },
      '& li [aria-current]::before': { bg: 'lit' },
      '& .contacts': { display: 'flex', gap: '.75rem', marginTop: '1rem', '& > *': { flex: '1' } },
    },
    quoteInBar: { '& button': { paddingInline: '14px' } },
    quoteInMenu: { marginTop: '1.25rem' },
  },
  variants: {
    background: {
      canvas: {},
      night: { root: { bg: 'night' } },
      indigo: { root: { bg: 'indigo', color: 'white' } },
      /** The page's own sky continues behind the header, so its first section leaves `headerHeight` free at the top. */
      sky: { root: { position: 'absolute', insetInline: '0', top: '0' } },
      lit: {
        root: { position: 'absolute', insetInline: '0', top: '0' },
        nav: { '& [aria-current]': { borderColor: 'ink' } },
      },
    },
  },
});
