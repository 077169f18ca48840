import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { look } from '../../../theme/looks';

/** The total, on the ground the street stands on. */
export const styles = look(
  defineSlotRecipe({
    slots: ['root'],
    base: {
      root: {
        bg: 'night',
        color: 'onNight',
        '& .grid': { display: 'grid', gap: '2px', paddingBlock: '2px 22px' },
        '& .label': { fontWeight: '600', paddingTop: '4' },
        '& .total': {
          display: 'block',
          fontFamily: 'display',
          fontSize: 'clamp(3rem, 1.9rem + 5vw, 5.6rem)',
          lineHeight: '1',
          letterSpacing: '-0.025em',
          color: 'lit',
          overflowWrap: 'anywhere',
          '&[data-length="2"]': { fontSize: 'min(clamp(3rem, 1.9rem + 5vw, 5.6rem), 12.8vw)' },
          '&[data-length="3"]': { fontSize: 'min(clamp(2.4rem, 1.7rem + 3.6vw, 5rem), 10vw)' },
          '&[data-length="4"]': { fontSize: 'min(clamp(1.9rem, 1.2rem + 2.6vw, 3.6rem), 7vw)' },
        },
        '& .windows': { color: 'onNight.muted', fontSize: '.9375rem', lineHeight: '1.4' },
        '& .words': { fontWeight: '600' },
        md: {
          '& .grid': {
            gridTemplateColumns: 'auto 1fr',
            alignItems: 'baseline',
            gap: '4px 24px',
            paddingBottom: '26px',
          },
          '& .label, & .words': { gridColumn: '1 / -1' },
          '& .total[data-length="4"]': { gridColumn: '1 / -1' },
        },
      },
    },
  }),
);
