import { compileRecipe } from '../../theme/compile-recipe';

const chosen = (n: number) => `&:has(label:nth-of-type(${n}) input:checked)`;

/**
 * The first slide is visible by default, and always in a browser without `:has()`. The other slides keep space for texts and
 * counts, so choosing one never moves the page. Their pictures are not displayed until chosen.
 */
const showChosen = Object.fromEntries(
  [2, 3].map((n) => [
    chosen(n),
    {
      // The first slide is only transparent, because it has the h1 of the page, which screen readers need.
      '& .slide:first-of-type': { opacity: '0', pointerEvents: 'none' },
      '& .count:first-of-type': { visibility: 'hidden', opacity: '0' },
      [`& .slide:nth-of-type(${n}), & .count:nth-of-type(${n})`]: { visibility: 'visible', opacity: '1' },
      [`& .views > :nth-child(${n})`]: { display: 'block' },
    },
  ]),
);

/** Styles the hero of the home page: text in the sky, the hotel below it, and the count of lit windows in the ground. */
export const heroClass = compileRecipe({
  base: {
    isolation: 'isolate',
    touchAction: 'pan-y pinch-zoom',
    '& .words': { paddingTop: '26px', xl: { paddingTop: '28px' } },
    '& .slides': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', '& > *': { gridArea: '1 / 1' } },
    '& .slide': {
      transition: 'opacity .24s',
      '&:not(:first-of-type)': { visibility: 'hidden', opacity: '0' },
      '& > :first-child': { textStyle: 'h0', maxWidth: '9.6em' },
      // The three titles share one space, as high as the highest of them. This one is the longest, so it is smaller.
      '&:nth-of-type(3) > :first-child': { '@media (max-width: 359px)': { fontSize: '2.3rem' } },
      '& p': { textStyle: 'large', marginBlock: '18px 24px', maxWidth: '36em', md: { maxWidth: '25em' } },
    },
    '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '10px 22px', alignItems: 'center' },
    '& .next': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '22px',
      flex: '1 1 auto',
      '@media (max-width: 359px)': { gap: '8px' },
      md: { flex: 'none' },
    },
    '& fieldset': {
      display: 'flex',
      // The width is fixed, so that the buttons do not move at the right edge while the three windows load.
      width: '132px',
      '@media (max-width: 359px)': { width: '114px' },
      flex: 'none',
      marginInlineEnd: '-12px',
      '@supports not selector(:has(a))': { display: 'none' },
    },
    '& label': {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      cursor: 'pointer',
      '& input': { position: 'absolute', inset: '0', opacity: '0', margin: '0', cursor: 'pointer' },
      '& span': {
        width: '18px',
        height: '24px',
        borderRadius: '9px 9px 2px 2px',
        bg: 'ink',
        border: '1.5px solid {colors.ink}',
        transition: 'background-color .16s',
      },
      '&:hover span': { bg: 'night.line' },
      '& input:checked + span': { bg: 'lit', '@media (forced-colors: active)': { bg: 'CanvasText' } },
      '& input:focus-visible + span': { outline: '3px solid {colors.indigo}', outlineOffset: '4px' },
    },
    '& .views': {
      position: 'relative',
      zIndex: '-1',
      marginTop: '-34px',
      md: { marginTop: '-40px' },
      xl: { marginTop: '-400px' },
      '& > :not(:first-child)': {
        display: 'none',
        position: 'absolute',
        inset: '0',
        animation: 'light .24s both',
      },
      '& img, & svg': {
        md: { height: '500px', objectFit: 'cover', objectPosition: '50% 100%' },
        xl: { height: 'clamp(560px, 55vw, 820px)' },
      },
    },
    '& .tally': {
      bg: 'night',
      color: 'onNight.muted',
      paddingTop: '14px',
      '& > div': { display: 'grid', '& > *': { gridArea: '1 / 1' } },
    },
    '& .count': {
      maxWidth: '36em',
      transition: 'opacity .24s',
      '&:not(:first-of-type)': { visibility: 'hidden', opacity: '0' },
      '& b': { color: 'lit', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    },
    ...showChosen,
  },
});
