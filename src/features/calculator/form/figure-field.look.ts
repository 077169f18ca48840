import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { look } from '../../../theme/looks';

/** A window per tenth: lit up to the value, dark behind it. `--filled` is set by the component. */
const track = {
  height: '26px',
  border: '1.5px solid',
  borderColor: 'ink',
  borderRadius: 'tag',
  background:
    'repeating-linear-gradient(90deg, transparent 0 calc(10% - 2px), {colors.surface} calc(10% - 2px) 10%), linear-gradient(90deg, {colors.lit} var(--filled), #33524C var(--filled))',
} as const;

const thumb = {
  width: '22px',
  height: '40px',
  boxSizing: 'border-box',
  bg: 'ink',
  border: '3px solid',
  borderColor: 'surface',
  borderRadius: '11px 11px 4px 4px',
  outline: '1.5px solid',
  outlineColor: 'ink',
} as const;

/** The slider beside the occupancy. */
export const styles = look(
  defineSlotRecipe({
    slots: ['slider'],
    base: {
      slider: {
        appearance: 'none',
        width: '100%',
        height: '44px',
        margin: '0',
        bg: 'transparent',
        cursor: 'pointer',
        touchAction: 'pan-y',
        '&::-webkit-slider-runnable-track': track,
        '&::-moz-range-track': { ...track, boxSizing: 'border-box' },
        '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: '-9px' },
        '&::-moz-range-thumb': thumb,
      },
    },
  }),
);
