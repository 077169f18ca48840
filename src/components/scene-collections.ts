import type { ArticleScene } from '../scenes/article-scene';
import type { CaseScene } from '../scenes/case-scene';

/** The drawings of every article and case study, by the name that front matter calls them. */
export const articleScenes = byName(
  import.meta.glob<ArticleScene>('../scenes/articles/*.ts', { eager: true, import: 'scene' }),
);
export const caseScenes = byName(
  import.meta.glob<CaseScene>('../scenes/cases/*.ts', { eager: true, import: 'scene' }),
);

function byName<Scene>(files: Record<string, Scene>): ReadonlyMap<string, Scene> {
  return new Map(Object.entries(files).map(([file, scene]) => [file.replace(/.*\/|\.ts$/g, ''), scene]));
}

/** One of them. A name that has no file stops the build. */
export function sceneOf<Scene>(scenes: ReadonlyMap<string, Scene>, name: string): Scene {
  const scene = scenes.get(name);
  if (!scene) throw new Error(`src/scenes has no drawings called "${name}"`);
  return scene;
}
