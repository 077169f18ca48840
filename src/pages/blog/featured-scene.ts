import { type SceneSource, sceneSource } from '../../components/scene-source';
import type { DrawnArticleScene } from '../../scenes/article-scene';

const scenes = new Map(
  Object.entries(import.meta.glob<DrawnArticleScene>('../../scenes/articles/*.ts', { import: 'scene' })).map(
    ([file, load]) => [file.replace(/.*\/|\.ts$/g, ''), sceneSource(load)],
  ),
);

/** The drawing of an article by the `scene` of its front matter, as text: whoever chooses a category features another article. */
export function featuredScene(name: string): SceneSource<DrawnArticleScene> {
  const scene = scenes.get(name);
  if (!scene) throw new Error(`src/scenes/articles has no file "${name}.ts"`);
  return scene;
}
