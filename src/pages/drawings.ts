import { caseStudies } from '../content/case-studies';
import { type HeroSlide, homeCopy } from '../content/copy/home';
import type { ArticleDrawings } from '../scenes/article-drawings';
import type { CaseStudyDrawings } from '../scenes/case-study-drawings';
import { heroScene } from '../scenes/houses/hero-scene';
import type { Frame } from '../scenes/kit/svg';
import { nightDesk } from '../scenes/places/night-desk';
import { openWindow } from '../scenes/places/open-window';

/** At the end of a drawing's address, it makes the windows light up one by one. Without it they are lit from the start. */
export const LIGHT_UP_HASH = '#light';

/** The media query of the moving drawings. The page must choose, because an image file cannot read this preference itself. */
export const MOTION_ALLOWED_QUERY = '(prefers-reduced-motion: no-preference)';

/** A drawing that pages load as a file. */
export interface DrawingFile {
  /** Attributes of its `<img>`: its path without a hash, and its size in pixels. */
  image: { src: string; width: number; height: number };
  /** The lights go on one by one if the page requests the file with `LIGHT_UP_HASH`. */
  isAnimated?: boolean;
  draw: (frame: Frame) => string;
}

/** The drawings of all articles by the name of their file, which front matter has as `drawing`, such as `skyline`. */
export const articleDrawings = byName(
  import.meta.glob<ArticleDrawings>('../scenes/articles/*.ts', { eager: true, import: 'drawings' }),
);
/** The drawings of all case studies by their slug, which is the name of their file. */
export const caseStudyDrawings = byName(
  import.meta.glob<CaseStudyDrawings>('../scenes/case-studies/*.ts', { eager: true, import: 'drawings' }),
);

function byName<Drawings>(files: Record<string, Drawings>): ReadonlyMap<string, Drawings> {
  return new Map(Object.entries(files).map(([file, found]) => [file.replace(/.*\/|\.ts$/g, ''), found]));
}

/** Returns the drawings called `name`. `all` is `articleDrawings` or `caseStudyDrawings`. Throws if they are missing in it. */
export function drawingsOf<Drawings>(all: ReadonlyMap<string, Drawings>, name: string): Drawings {
  const drawings = all.get(name);
  if (!drawings) throw new Error(`src/scenes has no drawings called "${name}"`);
  return drawings;
}

function imageOf(name: string, width: number, height: number): DrawingFile['image'] {
  return { src: `/scenes/${name}.svg`, width, height };
}

const hotelAtNight = {
  isAnimated: true,
  draw: (frame: Frame) => heroScene({ ...frame, isNight: true, occupancy: 100, seed: 5 }),
};

/** The drawings of pages that belong to no slide, article or case study. */
export const pageDrawings = {
  openWindow: { image: imageOf('open-window', 496, 536), draw: openWindow },
  homeNight: { image: imageOf('home-night', 390, 360), ...hotelAtNight },
  homeNightWide: { image: imageOf('home-night-wide', 1440, 560), ...hotelAtNight },
  nightDesk: { image: imageOf('night-desk', 390, 352), draw: nightDesk },
  nightDeskWide: { image: imageOf('night-desk-wide', 1440, 720), draw: nightDesk },
} satisfies Record<string, DrawingFile>;

/** Returns both drawings of a slide: for a `wide` and for a `narrow` screen. */
export function heroDrawings(slide: HeroSlide): { wide: DrawingFile; narrow: DrawingFile } {
  // Only the lights of the first slide go on one by one. The other slides follow a press, so they appear at once.
  const isAnimated = slide === homeCopy.hero.slides[0];
  const draw = (frame: Frame) => heroScene({ ...frame, occupancy: slide.occupancy, isAnimated });
  const drawing = { isAnimated, draw };
  return {
    wide: { image: imageOf(`home-${slide.id}-wide`, 1440, 800), ...drawing },
    narrow: { image: imageOf(`home-${slide.id}`, 390, 430), ...drawing },
  };
}

/**
 * Returns the cover of an article with the drawings `name`. `wide` is 680 by 320 px, such as `/scenes/cover-skyline-wide.svg`.
 * `square` is 320 by 320 px, without `-wide`. Throws for an unknown name.
 */
export function coverDrawing(name: string, shape: 'square' | 'wide'): DrawingFile {
  const [suffix, width] = shape === 'wide' ? ['-wide', 680] : ['', 320];
  const { cover } = drawingsOf(articleDrawings, name);
  return { image: imageOf(`cover-${name}${suffix}`, width, 320), draw: cover };
}

/** Returns the first two case studies, each with its drawing as `cover`. Throws if one of them has no drawings. */
export function homeCaseStudies() {
  return caseStudies.slice(0, 2).map((caseStudy) => {
    const { width, height, draw } = drawingsOf(caseStudyDrawings, caseStudy.slug).cover;
    return { ...caseStudy, cover: { image: imageOf(`case-${caseStudy.slug}`, width, height), draw } };
  });
}

/** Returns the drawing of a case study in the list, such as `/scenes/band-palatty.svg`. Throws for a slug without drawings. */
export function bandDrawing(slug: string): DrawingFile {
  const { width, height, draw } = drawingsOf(caseStudyDrawings, slug).band;
  return { image: imageOf(`band-${slug}`, width, height), draw };
}
