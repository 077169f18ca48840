import { compileBaseRecipe } from '../../../theme/compile-recipe';

/** Styles `number`, a field with its unit sign inside, and `pair`, a field after a second control. */
export const numberFieldStyles = compileBaseRecipe({
  slots: ['number', 'pair'],
  base: {
    number: {
      position: 'relative',
      display: 'block',
      '& > span': {
        position: 'absolute',
        insetInlineStart: '14px',
        top: '50%',
        transform: 'translateY(-46%)',
        fontWeight: '600',
        color: 'ink.muted',
        pointerEvents: 'none',
      },
      '&[data-unit=rupees] input': { paddingInlineStart: '32px' },
      '&[data-unit=percent] > span': { insetInlineStart: 'auto', insetInlineEnd: '14px' },
      '&[data-unit=percent] input': { paddingInlineEnd: '34px' },
      // The arrows of the browser would cover the sign.
      '& input': {
        appearance: 'textfield',
        '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: '0' },
      },
    },
    pair: { display: 'grid', gridTemplateColumns: '1fr 104px', gap: '1rem', alignItems: 'center' },
  },
});
