import { sceneSource } from '../scene-source';

/** The code of all four kinds of chart: a text that is read where it was served never needs it. */
export const charts = sceneSource(() => import('./chart-code'));
