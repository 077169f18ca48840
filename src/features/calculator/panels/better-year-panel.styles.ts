import { compileRecipe } from '../../../theme/compile-recipe';
import { displayFigure } from '../../../theme/mixins/display-face';
import { panelGrid } from '../calculator-mixins';

/** Returns the class of the panel "A better year", on a darker background. */
export const betterYearPanelClass = compileRecipe({
  base: {
    bg: 'sunk',
    ...panelGrid({
      gap: '26px',
      paddingBlock: '30px 40px',
      lg: { gridTemplateColumns: '6fr 5fr', gap: '72px', alignItems: 'end', paddingBlock: '36px 56px' },
    }),
    '& .controls': { display: 'grid', gap: '26px', lg: { order: '2', gap: '34px' } },
    '& .steppers': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1rem' },
    '& .steppers label': { minHeight: '2.6em', display: 'flex', alignItems: 'flex-end' },
    '& .stepper': {
      display: 'grid',
      gridTemplateColumns: '48px 1fr 48px',
      '@media (max-width: 359px)': { gridTemplateColumns: '40px 1fr 40px' },
    },
    '& .stepper button': {
      minHeight: '52px',
      border: '1.5px solid {colors.line.strong}',
      bg: 'surface',
      fontWeight: '600',
      fontSize: '1.375rem',
      lineHeight: '1',
      textAlign: 'center',
    },
    '& .stepper button:first-of-type': { borderRadius: '6px 0 0 6px', borderInlineEnd: '0' },
    '& .stepper button:last-of-type': { borderRadius: '0 6px 6px 0', borderInlineStart: '0' },
    '& .stepper input': { borderRadius: '0', textAlign: 'center', paddingInline: '.25rem' },
    '& .stepper :focus-visible': { position: 'relative', zIndex: '1' },
    '& .gain': { borderTop: '6px solid {colors.ink}', paddingTop: '14px' },
    '& .gain b': {
      ...displayFigure('clamp(2.7rem, 1.8rem + 4.2vw, 5rem)', '1', '-0.02em'),
      color: 'positive',
    },
    '& .gain b.less': { color: 'oxide' },
    '& .gain b[data-font-step]': { fontSize: 'clamp(1.5rem, 1rem + 2.4vw, 2.6rem)' },
    '& .full': { textStyle: 'smallMuted', marginTop: '.25rem' },
    '& .houses': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '14px', alignItems: 'end' },
    '& .houses > *': { minWidth: '0' },
    '& .houses svg': { maxHeight: '270px' },
    '& .houses p': { fontWeight: '600', marginTop: '.5rem', lineHeight: '1.25' },
    '& .houses b': displayFigure('clamp(1.45rem, 1rem + 2.1vw, 2.4rem)', '1.05'),
    '& .houses b[data-font-step]': { fontSize: 'clamp(1.05rem, .8rem + 1.2vw, 1.6rem)' },
  },
});
