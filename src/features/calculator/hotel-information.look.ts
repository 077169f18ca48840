import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import * as ink from '../../scenes/palette';
import { look } from '../../theme/looks';

/** A window per tenth: lit up to the value, dark behind it. `--filled` is set by the component. */
const sliderTrack = {
  height: '26px',
  border: '1.5px solid',
  borderColor: 'ink',
  borderRadius: 'tag',
  background: `repeating-linear-gradient(90deg, transparent 0 calc(10% - 2px), {colors.surface} calc(10% - 2px) 10%), linear-gradient(90deg, {colors.lit} var(--filled), ${ink.behindBlind} var(--filled))`,
} as const;

const sliderThumb = {
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

/** Hotel Information: the hotel's own fields, one card per room type with its room number on the door, and the actions. */
export const styles = look(
  defineSlotRecipe({
    slots: ['root'],
    base: {
      root: {
        '& .hotel': { display: 'grid', gap: '4', marginTop: '5' },
        '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '5' },
        '& .limit, & .unsaved, & .empty': { textStyle: 'small', color: 'ink.muted', marginTop: '3' },
        '& .empty': { textStyle: 'body', marginTop: '5' },
        '& .room': {
          border: '1.5px solid',
          borderColor: 'ink',
          borderRadius: 'sheet',
          marginTop: '5',
          bg: 'surface',
          // One of ten cards changes: the browser need not look at the others.
          contain: 'layout paint style',
        },
        '& .head': {
          display: 'flex',
          alignItems: 'center',
          gap: '3',
          minHeight: '60px',
          padding: '8px 8px 8px 16px',
          borderBottom: '1.5px solid',
          borderColor: 'line',
        },
        '& .plate': {
          fontFamily: 'display',
          fontSize: '1.25rem',
          lineHeight: '1',
          bg: 'lit',
          padding: '8px 10px 7px',
          borderRadius: '14px 14px 3px 3px',
        },
        '& h3': { textStyle: 'label', fontSize: '1.0625rem', marginInlineEnd: 'auto' },
        '& .remove': { width: '44px', height: '44px', flex: 'none', padding: '12px', color: 'ink.muted' },
        '& .remove:hover': { color: 'ink' },
        '& .body': {
          display: 'grid',
          gap: '4',
          gridTemplateColumns: '1fr 1fr',
          alignItems: 'start',
          padding: '4',
        },
        '& .body > *': { minWidth: '0' },
        '& .name, & .wide': { gridColumn: '1 / -1' },
        '& .unit': { position: 'relative', display: 'block' },
        '& .unit > span': {
          position: 'absolute',
          insetInlineStart: '14px',
          top: '50%',
          transform: 'translateY(-46%)',
          fontWeight: '600',
          color: 'ink.muted',
          pointerEvents: 'none',
        },
        '& .unit.before input': { paddingInlineStart: '32px' },
        '& .unit.after > span': { insetInlineStart: 'auto', insetInlineEnd: '14px' },
        '& .unit.after input': { paddingInlineEnd: '34px' },
        '& .occupancy': { display: 'grid', gridTemplateColumns: '1fr 104px', gap: '4', alignItems: 'center' },
        // The arrows of the browser would stand on the unit.
        '& .unit input': {
          appearance: 'textfield',
          '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: '0' },
        },
        '& input[type=range]': {
          appearance: 'none',
          width: '100%',
          height: '44px',
          margin: '0',
          bg: 'transparent',
          cursor: 'pointer',
          touchAction: 'pan-y',
          '&::-webkit-slider-runnable-track': sliderTrack,
          '&::-moz-range-track': { ...sliderTrack, boxSizing: 'border-box' },
          '&::-webkit-slider-thumb': { ...sliderThumb, appearance: 'none', marginTop: '-9px' },
          '&::-moz-range-thumb': sliderThumb,
        },
        md: {
          '& .hotel': { gridTemplateColumns: '1fr 200px' },
          '& .body': { gridTemplateColumns: '1fr 120px 150px' },
          '& .name': { gridColumn: 'auto' },
        },
      },
    },
  }),
);
