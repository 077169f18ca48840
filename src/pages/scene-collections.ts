import { caseStudies } from '../content/case-studies';
import type { ArticleScene } from '../scenes/article-scene';
import type { CaseScene } from '../scenes/case-scene';

/** The drawings of all articles by the name of their file, which front matter uses: `skyline`. */
export const articleScenes = byName(
  import.meta.glob<ArticleScene>('../scenes/articles/*.ts', { eager: true, import: 'scene' }),
);
/** The drawings of all case studies by the name of their file, which front matter uses: `town`. */
export const caseScenes = byName(
  import.meta.glob<CaseScene>('../scenes/cases/*.ts', { eager: true, import: 'scene' }),
);

function byName<Scene>(files: Record<string, Scene>): ReadonlyMap<string, Scene> {
  return new Map(Object.entries(files).map(([file, scene]) => [file.replace(/.*\/|\.ts$/g, ''), scene]));
}

/** Returns the drawings with this name from `articleScenes` or `caseScenes`. Throws if there is none, which stops the build. */
export function sceneOf<Scene>(scenes: ReadonlyMap<string, Scene>, name: string): Scene {
  const scene = scenes.get(name);
  if (!scene) throw new Error(`src/scenes has no drawings called "${name}"`);
  return scene;
}

/** The size of an article's cover in pixels, width and height. */
export const coverSize = { square: [320, 320], wide: [680, 320] } as const;

/** Returns the path of a cover, existing or not: `/scenes/cover-skyline.svg`; if 'wide', `/scenes/cover-skyline-wide.svg`. */
export function coverPath(scene: string, shape: keyof typeof coverSize): string {
  return `/scenes/cover-${scene}${shape === 'wide' ? '-wide' : ''}.svg`;
}

/** Returns the first two case studies, each with its cover and the path of the cover's file. Throws as `sceneOf` does. */
export function homeCases() {
  return caseStudies.slice(0, 2).map((caseStudy) => {
    const { cover } = sceneOf(caseScenes, caseStudy.scene);
    return { ...caseStudy, cover: { ...cover, path: `/scenes/case-${caseStudy.slug}.svg` } };
  });
}

/** Returns the path of the drawing of a case study's row in the list: `/scenes/band-town.svg` for any `town`, known or not. */
export function bandPath(scene: string): string {
  return `/scenes/band-${scene}.svg`;
}
