import { caseStudies } from '../content/case-studies';
import type { HeroSlide } from '../content/copy/home';
import type { ArticleDrawings } from '../scenes/article-drawings';
import type { CaseDrawings } from '../scenes/case-drawings';

/** The drawings of all articles by the name of their file, which front matter has as `scene`, such as `skyline`. */
export const articleScenes = byName(
  import.meta.glob<ArticleDrawings>('../scenes/articles/*.ts', { eager: true, import: 'drawings' }),
);
/** The drawings of all case studies by the name of their file, which front matter has as `scene`, such as `town`. */
export const caseScenes = byName(
  import.meta.glob<CaseDrawings>('../scenes/cases/*.ts', { eager: true, import: 'drawings' }),
);

function byName<Drawings>(files: Record<string, Drawings>): ReadonlyMap<string, Drawings> {
  return new Map(Object.entries(files).map(([file, found]) => [file.replace(/.*\/|\.ts$/g, ''), found]));
}

/** Returns the drawings `name` of `articleScenes` or `caseScenes`. Throws if there are none, which stops the build. */
export function drawingsOf<Drawings>(all: ReadonlyMap<string, Drawings>, name: string): Drawings {
  const drawings = all.get(name);
  if (!drawings) throw new Error(`src/scenes has no drawings called "${name}"`);
  return drawings;
}

/** Further drawings that pages load as files, as attributes of an `<img>`. They belong to no article or case study. */
export const images = {
  openWindow: { src: '/scenes/open-window.svg', width: 496, height: 536 },
  homeNight: { src: '/scenes/home-night.svg', width: 390, height: 360 },
  homeNightWide: { src: '/scenes/home-night-wide.svg', width: 1440, height: 560 },
  nightDesk: { src: '/scenes/night-desk.svg', width: 390, height: 352 },
  nightDeskWide: { src: '/scenes/night-desk-wide.svg', width: 1440, height: 720 },
} as const;

/** Returns `src`, `width` and `height` of both images of a slide: `wide` for a wide screen, `phone` for a phone. */
export function heroImages({ id }: HeroSlide) {
  return {
    wide: { src: `/scenes/home-${id}-wide.svg`, width: 1440, height: 800 },
    phone: { src: `/scenes/home-${id}.svg`, width: 390, height: 430 },
  };
}

/** Returns `src`, `width` and `height` of a cover, such as `/scenes/cover-skyline-wide.svg`. Does not check `scene`. */
export function coverImage(scene: string, shape: 'square' | 'wide') {
  const isWide = shape === 'wide';
  return {
    src: `/scenes/cover-${scene}${isWide ? '-wide' : ''}.svg`,
    width: isWide ? 680 : 320,
    height: 320,
  };
}

/** Returns the first two case studies, each with a `cover`: its `image`, and `draw` to draw it. Throws as `drawingsOf` does. */
export function homeCases() {
  return caseStudies.slice(0, 2).map((caseStudy) => {
    const { width, height, draw } = drawingsOf(caseScenes, caseStudy.scene).cover;
    return {
      ...caseStudy,
      cover: { image: { src: `/scenes/case-${caseStudy.slug}.svg`, width, height }, draw },
    };
  });
}

/** Returns `src`, `width`, `height` of a row image, such as `/scenes/band-town.svg`. Throws as `drawingsOf` does. */
export function bandImage(scene: string) {
  const { width, height } = drawingsOf(caseScenes, scene).band;
  return { src: `/scenes/band-${scene}.svg`, width, height };
}
