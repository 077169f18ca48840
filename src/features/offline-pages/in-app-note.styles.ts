import { compileRecipe } from '../../theme/compile-recipe';
import { afterTheRequests } from './style-parts';

export const inAppNoteClass = compileRecipe({
  base: {
    ...afterTheRequests,
    bg: 'night.2',
    color: 'onNight',
    paddingBlock: '24px',
    '& .row': { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' },
    '& p': { flex: '1 1 260px', maxWidth: '36em', lineHeight: '1.4' },
  },
});
