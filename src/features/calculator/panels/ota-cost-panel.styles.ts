import { compileRecipe } from '../../../theme/compile-recipe';
import { displayFigure, displayText } from '../../../theme/mixins/display-face';
import { panelGrid } from '../calculator-mixins';

/** Styles what the OTAs keep (`ota`), and what moving nights to direct booking keeps (`move`). */
export const otaCostPanelStyles = compileRecipe({
  slots: ['ota', 'move'],
  base: {
    ota: {
      bg: 'indigo.tint',
      ...panelGrid({
        gap: '30px',
        paddingBlock: '30px 40px',
        lg: {
          gridTemplateColumns: 'repeat(3, 1fr)',
          gap: '48px',
          alignItems: 'start',
          paddingBlock: '36px 56px',
        },
      }),
      '& .terms': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1rem' },
      '& .terms label': { minHeight: '2.6em', display: 'flex', alignItems: 'flex-end' },
      '& .note': { textStyle: 'smallMuted', marginTop: '14px' },
      '& .hundred': { maxWidth: '420px' },
      '& .amount': {
        ...displayText('clamp(2.9rem, 1.8rem + 4.6vw, 5.4rem)', '1', '-0.02em'),
        color: 'indigo.text',
      },
      '& .reaches': { fontWeight: '600', fontSize: '1.125rem', lineHeight: '1.35', marginTop: '6px' },
      '& .legend': { marginTop: '1rem', borderTop: '1.5px solid {colors.ink}' },
      '& .legend li': {
        display: 'grid',
        gridTemplateColumns: '18px 1fr auto',
        gap: '.75rem',
        alignItems: 'center',
        padding: '11px 0 9px',
        borderBottom: '1px solid #AFBEE6',
        lineHeight: '1.3',
      },
      '& .legend svg': { width: '16px', height: '20px' },
      '& .legend b': displayText('1.375rem', '1'),
      '& .year': { marginTop: '18px', fontSize: '1.125rem', lineHeight: '1.45' },
      '& .year b': displayFigure('1.625rem', '1.1'),
    },
    move: {
      bg: 'indigo',
      color: 'white',
      '& .grid': {
        display: 'grid',
        gap: '14px',
        paddingBlock: '24px 28px',
        lg: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
      },
      '& .sentence': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '10px 12px',
        alignItems: 'baseline',
        fontSize: '1.125rem',
        lineHeight: '1.45',
      },
      '& .share label': { marginBottom: '0' },
      '& .share': { width: '96px' },
      '& .share input': { minHeight: '48px', color: 'ink' },
      // The red of an error has too little contrast on indigo.
      '& .share p': { color: 'white', width: 'max-content', maxWidth: 'min(15rem, 50vw)' },
      '& .figure': {
        ...displayFigure('clamp(2.2rem, 1.7rem + 2vw, 3.4rem)', '1.05', '-0.02em'),
        color: 'lit',
      },
    },
  },
});
