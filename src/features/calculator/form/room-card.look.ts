import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { look } from '../../../theme/looks';

/** The card of a room type, with its room number on the door. */
export const styles = look(
  defineSlotRecipe({
    slots: ['root'],
    base: {
      root: {
        border: '1.5px solid',
        borderColor: 'ink',
        borderRadius: 'sheet',
        marginTop: '5',
        bg: 'surface',
        // One of ten cards changes: the browser need not look at the others.
        contain: 'layout paint style',
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
          md: { gridTemplateColumns: '1fr 120px 150px' },
        },
        '& .body > *': { minWidth: '0' },
        '& .name, & .wide': { gridColumn: '1 / -1' },
        md: { '& .name': { gridColumn: 'auto' } },
      },
    },
  }),
);
