import { compileRecipe } from '../../../theme/compile-recipe';
import * as palette from '../../../theme/palette';

/** A window for each tenth, which is lit up to the value and dark after it. The component sets `--filled`. */
const track = {
  height: '26px',
  border: '1.5px solid {colors.ink}',
  borderRadius: 'tag',
  background: `repeating-linear-gradient(90deg, transparent 0 calc(10% - 2px), {colors.surface} calc(10% - 2px) 10%), linear-gradient(90deg, {colors.lit} var(--filled), ${palette.behindBlind} var(--filled))`,
} as const;

const thumb = {
  width: '22px',
  height: '40px',
  boxSizing: 'border-box',
  bg: 'ink',
  border: '3px solid {colors.surface}',
  borderRadius: '11px 11px 4px 4px',
  outline: '1.5px solid {colors.ink}',
} as const;

/** Styles the whole form (`root`), the card of a room type (`room`) and the range input (`slider`). */
export const hotelFormStyles = compileRecipe({
  slots: ['root', 'room', 'slider'],
  base: {
    root: {
      '& .hotel': {
        display: 'grid',
        gap: '1rem',
        marginTop: '1.25rem',
        md: { gridTemplateColumns: '1fr 200px' },
      },
      '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '.75rem', marginTop: '1.25rem' },
      '& .limit, & .unsaved, & .empty': { textStyle: 'smallMuted', marginTop: '.75rem' },
      '& .empty': { textStyle: 'body', marginTop: '1.25rem' },
    },
    room: {
      border: '1.5px solid {colors.ink}',
      borderRadius: 'sheet',
      marginTop: '1.25rem',
      bg: 'surface',
      // A change in one of ten cards needs no layout or paint of the others.
      contain: 'layout paint style',
      '& .head': {
        display: 'flex',
        alignItems: 'center',
        gap: '.75rem',
        minHeight: '60px',
        padding: '8px 8px 8px 16px',
        borderBottom: '1.5px solid {colors.line}',
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
        gap: '1rem',
        gridTemplateColumns: '1fr 1fr',
        alignItems: 'start',
        padding: '1rem',
        md: { gridTemplateColumns: '1fr 120px 150px' },
      },
      '& .body > *': { minWidth: '0' },
      '& .name, & .whole-row': { gridColumn: '1 / -1' },
      md: { '& .name': { gridColumn: 'auto' } },
    },
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
});
