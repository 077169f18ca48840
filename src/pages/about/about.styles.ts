import { compileRecipe } from '../../theme/compile-recipe';
import { headerHeight } from '../../theme/mixins/header-height';

/** Styles the office at dusk from inside, with its red floor under the introduction, a corridor, and the office outside. */
export const aboutStyles = compileRecipe({
  slots: ['room', 'intro', 'services', 'doors', 'street'],
  base: {
    room: {
      position: 'relative',
      overflow: 'hidden',
      bg: 'sunk',
      paddingTop: headerHeight,
      '& .words': {
        paddingBlock: '14px 22px',
        lg: {
          position: 'absolute',
          zIndex: '1',
          insetInline: '0',
          top: headerHeight.lg,
          paddingTop: '34px',
          pointerEvents: 'none',
          '& > *': { maxWidth: '38%' },
        },
      },
      '& .name': { width: '132px', marginBottom: '14px', lg: { width: '176px', marginBottom: '22px' } },
      '& h1': {
        textStyle: 'h1',
        fontSize: 'clamp(2.5rem, 1.4rem + 4.6vw, 4.9rem)',
        letterSpacing: '-.02em',
        maxWidth: '8.4em',
        lg: { fontSize: 'clamp(3.1rem, 4.3vw, 4.6rem)' },
      },
      '& p': { textStyle: 'large', lineHeight: '1.45', marginTop: '14px', maxWidth: '25em' },
      '& .art img': {
        lg: { height: 'clamp(560px, 50vw, 720px)', objectFit: 'cover', objectPosition: '100% 100%' },
      },
    },
    intro: {
      bg: 'oxide',
      color: 'white',
      '& > div': {
        display: 'grid',
        gap: '18px',
        paddingBlock: '40px 48px',
        md: { gridTemplateColumns: '1fr 1fr', gap: '28px 64px', paddingBlock: '56px 64px' },
      },
      '& p': { fontSize: 'clamp(1.25rem, 1.1rem + .8vw, 1.625rem)', lineHeight: '1.42', maxWidth: '30em' },
      '& .people': { textStyle: 'body', maxWidth: 'none', md: { gridColumn: '1 / -1' } },
      '& .photograph': { borderRadius: 'sheet' },
    },
    services: {
      bg: 'night',
      paddingBlock: '64px 72px',
      '& h2': { textStyle: 'h2', maxWidth: '12em' },
      '& ul': {
        marginBlock: '30px 22px',
        border: '10px solid {colors.oxide.dark}',
        bg: 'oxide.dark',
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '10px',
        borderRadius: 'tag',
        lg: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
      '& li': { display: 'flex', flexDirection: 'column' },
      '& .card': {
        flex: '1',
        bg: 'night.light',
        padding: '14px 12px 18px',
        md: { padding: '20px 20px 26px' },
      },
      '& h3': {
        textStyle: 'h3',
        fontSize: 'clamp(1.1rem, .85rem + 1.3vw, 1.7rem)',
        '@media (max-width: 359px)': { fontSize: '1rem' },
      },
      '& .card p': { marginTop: '6px', fontSize: '1rem', lineHeight: '1.45', color: 'onNight.muted' },
    },
    doors: {
      overflow: 'hidden',
      paddingTop: '72px',
      '& h2': { textStyle: 'h2', maxWidth: '13em' },
      '& ol': {
        position: 'relative',
        marginTop: '34px',
        md: { marginTop: '60px', display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '0 40px' },
        // The floor of the corridor is as wide as the screen.
        _after: {
          md: {
            content: '""',
            position: 'absolute',
            insetInline: '-50vw',
            bottom: '0',
            height: '16px',
            bg: 'oxide',
          },
        },
      },
      '& li': {
        display: 'grid',
        gridTemplateColumns: '96px 1fr',
        gap: '1.25rem',
        alignItems: 'end',
        paddingTop: '1.5rem',
        borderBottom: '6px solid {colors.oxide}',
        md: {
          position: 'relative',
          zIndex: '1',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          gap: '0',
          padding: '0',
          border: '0',
        },
        '& .reason': {
          alignSelf: 'center',
          paddingBottom: '1.5rem',
          md: { order: '-1', alignSelf: 'stretch', flex: '1', padding: '0 12px 30px 0' },
        },
        '& .door svg': { md: { width: 'min(86%, 290px)', marginBottom: '1rem' } },
      },
      '& h3': { textStyle: 'h3', fontSize: 'clamp(1.5rem, 1.2rem + 1.5vw, 2.4rem)', lineHeight: '1.08' },
      '& .reason p': { marginTop: '.5rem', color: 'ink.muted', maxWidth: '24em' },
    },
    street: {
      bg: 'night.light',
      '& > div': {
        display: 'grid',
        gap: '30px',
        paddingBlock: '72px 56px',
        md: { gridTemplateColumns: '7fr 5fr', alignItems: 'end', paddingBlock: '96px' },
      },
      '& .words': { md: { paddingBottom: '1.5rem' } },
      '& h2': { textStyle: 'h1', maxWidth: '9em' },
      '& p': {
        textStyle: 'large',
        lineHeight: '1.45',
        color: 'onNight.muted',
        margin: '14px 0 24px',
        maxWidth: '28em',
      },
      '& .window': {
        width: 'min(78%, 320px)',
        marginInline: 'auto',
        md: { width: '100%', maxWidth: '400px', marginInline: 'auto 0' },
      },
    },
  },
});
