import { sceneSource } from './scene-source';

export type CaseSceneName = 'mist' | 'pug' | 'town';

/** Across the page of a case, or at the head of the list. */
export type Place = 'page' | 'list';

/** The skies of the case studies, for a wide screen and for a phone. */
export const caseScenes = { page: skies('page'), list: skies('list') };

function skies(place: Place) {
  return { mist: sky('mist', place), pug: sky('pug', place), town: sky('town', place) };
}

function sky(name: CaseSceneName, place: Place) {
  return {
    hasNarrow: true,
    source: sceneSource(async () => (await import('./case-drawings')).drawCase(name, place)),
  };
}
