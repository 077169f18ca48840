import { caseStudies } from '../content/case-studies';
import type { ArticleDrawings } from '../scenes/article-drawings';
import type { CaseDrawings } from '../scenes/case-drawings';

/** The drawings of all articles by the name of their file, which front matter uses: `skyline`. */
export const articleDrawings = byName(
  import.meta.glob<ArticleDrawings>('../scenes/articles/*.ts', { eager: true, import: 'drawings' }),
);
/** The drawings of all case studies by the name of their file, which front matter uses: `town`. */
export const caseDrawings = byName(
  import.meta.glob<CaseDrawings>('../scenes/cases/*.ts', { eager: true, import: 'drawings' }),
);

function byName<Drawings>(files: Record<string, Drawings>): ReadonlyMap<string, Drawings> {
  return new Map(Object.entries(files).map(([file, found]) => [file.replace(/.*\/|\.ts$/g, ''), found]));
}

/** Returns the drawings `name` of `articleDrawings` or `caseDrawings`. Throws if there are none, which stops the build. */
export function drawingsOf<Drawings>(all: ReadonlyMap<string, Drawings>, name: string): Drawings {
  const drawings = all.get(name);
  if (!drawings) throw new Error(`src/scenes has no drawings called "${name}"`);
  return drawings;
}

/** The size of an article's cover in pixels, width and height. */
export const coverSize = { square: [320, 320], wide: [680, 320] } as const;

/** Returns the path of a cover, existing or not: `/scenes/cover-skyline.svg`; if 'wide', `/scenes/cover-skyline-wide.svg`. */
export function coverPath(scene: string, shape: keyof typeof coverSize): string {
  return `/scenes/cover-${scene}${shape === 'wide' ? '-wide' : ''}.svg`;
}

/** Returns the first two case studies, each with its cover and the path of the cover's file. Throws as `drawingsOf` does. */
export function homeCases() {
  return caseStudies.slice(0, 2).map((caseStudy) => {
    const { cover } = drawingsOf(caseDrawings, caseStudy.scene);
    return { ...caseStudy, cover: { ...cover, path: `/scenes/case-${caseStudy.slug}.svg` } };
  });
}

/** Returns the path of the drawing of a case study's row in the list: `/scenes/band-town.svg` for any `town`, known or not. */
export function bandPath(scene: string): string {
  return `/scenes/band-${scene}.svg`;
}
