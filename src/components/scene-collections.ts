import type { ArticleScene } from '../scenes/article-scene';
import type { CaseScene } from '../scenes/case-scene';

/** The drawings of all articles, and of all case studies, by the name used in front matter. */
export const articleScenes = byName(
  import.meta.glob<ArticleScene>('../scenes/articles/*.ts', { eager: true, import: 'scene' }),
);
export const caseScenes = byName(
  import.meta.glob<CaseScene>('../scenes/cases/*.ts', { eager: true, import: 'scene' }),
);

function byName<Scene>(files: Record<string, Scene>): ReadonlyMap<string, Scene> {
  return new Map(Object.entries(files).map(([file, scene]) => [file.replace(/.*\/|\.ts$/g, ''), scene]));
}

/** Returns the drawings with this name. Throws if there is no such file, which stops the build. */
export function sceneOf<Scene>(scenes: ReadonlyMap<string, Scene>, name: string): Scene {
  const scene = scenes.get(name);
  if (!scene) throw new Error(`src/scenes has no drawings called "${name}"`);
  return scene;
}
