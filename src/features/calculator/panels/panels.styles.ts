import { compileRecipe } from '../../../theme/compile-recipe';

const bars = (first: string) =>
  `linear-gradient({colors.ink}, {colors.ink}) 50% 0 / 2px 100% no-repeat, linear-gradient({colors.ink}, {colors.ink}) 0 48% / 100% 2px no-repeat, ${first}`;

/** Returns the class of the panels below the form. The sign of each is a window: shuttered while closed, lit while open. */
export const panelsClass = compileRecipe({
  base: {
    borderTop: '6px solid {colors.ink}',
    '& > details': { borderBottom: '1.5px solid {colors.ink}' },
    '& .row': {
      display: 'grid',
      gridTemplateColumns: '30px 1fr',
      columnGap: '4',
      alignItems: 'center',
      minHeight: '76px',
      paddingBlock: '3',
    },
    '& h2': { textStyle: 'h2s', fontSize: 'clamp(1.5rem, 1.25rem + 1.2vw, 2.25rem)' },
    '& .hint': {
      gridColumn: '2',
      color: 'ink.muted',
      lineHeight: '1.35',
      marginTop: '2',
      paddingBottom: '1',
    },
    '& .shutter': {
      position: 'relative',
      width: '30px',
      height: '36px',
      borderRadius: '15px 15px 2px 2px',
      bg: 'ink',
      _after: {
        content: '""',
        position: 'absolute',
        inset: '4px',
        borderRadius: '11px 11px 0 0',
        background: 'repeating-linear-gradient(0deg, {colors.line.strong} 0 2px, transparent 2px 5px)',
      },
    },
    '& details[open] > summary .shutter::after': { background: bars('{colors.lit}') },
    '& details[open] > summary .hint': { display: 'none' },
    '& summary:focus-visible': { outlineOffset: '-3px' },
  },
});
