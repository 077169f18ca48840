import type { DrawnArticleScene } from '../scenes/article-scene';
import type { DrawnCaseScene } from '../scenes/case-scene';
import { type SceneSource, sceneSource } from './scene-source';

const articles = byName(import.meta.glob<DrawnArticleScene>('../scenes/articles/*.ts', { import: 'scene' }));
const cases = byName(import.meta.glob<DrawnCaseScene>('../scenes/cases/*.ts', { import: 'scene' }));

/** The drawings of an article by the `scene` of its front matter. Throws when scenes/articles has no such file. */
export function articleScene(name: string): SceneSource<DrawnArticleScene> {
  return found(articles, name, 'articles');
}

/** The drawings of a case study, from scenes/cases. */
export function caseScene(name: string): SceneSource<DrawnCaseScene> {
  return found(cases, name, 'cases');
}

/** `../scenes/articles/skyline.ts` is `skyline`. */
function byName<Scene>(files: Record<string, () => Promise<Scene>>): ReadonlyMap<string, SceneSource<Scene>> {
  return new Map(
    Object.entries(files).map(([file, load]) => [file.replace(/.*\/|\.ts$/g, ''), sceneSource(load)]),
  );
}

function found<Scene>(scenes: ReadonlyMap<string, Scene>, name: string, folder: string): Scene {
  const scene = scenes.get(name);
  if (!scene) throw new Error(`src/scenes/${folder} has no file "${name}.ts"`);
  return scene;
}
