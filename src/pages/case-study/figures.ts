import { type SceneSource, sceneSource } from '../../components/scene-source';

/** Who stands behind the windows of the figures. */
export const guests = sceneSource(async () => (await import('./guests.drawn')).guests);

const results = import.meta.glob<readonly string[]>('./results/*.drawn.ts', { import: 'drawings' });

const sources = new Map(Object.entries(results).map(([file, load]) => [file, sceneSource(load)]));

/** The drawings beside the results of a case, in the order they are shown. Undefined for a case that has none. */
export function resultDrawings(slug: string): SceneSource<readonly string[]> | undefined {
  return sources.get(`./results/${slug}.drawn.ts`);
}
