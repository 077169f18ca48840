import { compileRecipe } from '../theme/compile-recipe';

export const errorScreenStyles = compileRecipe({
  slots: ['root', 'lead', 'actions', 'picture'],
  base: {
    root: { bg: 'night', color: 'onNight', paddingTop: 'section' },
    lead: { textStyle: 'lead', color: 'onNight.muted', marginTop: '4' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' },
    picture: { display: 'block', width: '100%', height: 'auto', marginTop: '10' },
  },
});
