import { homeCaseStudies } from '../content/case-studies';
import { homeCopy } from '../content/copy/home';
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

/** A drawing that pages load as a file. */
export interface DrawingFile {
  /** Attributes of its `<img>`: its path without a hash, and its size in pixels. */
  image: { src: string; width: number; height: number };
  draw: (frame: Frame) => string;
}

function drawingFile(name: string, width: number, height: number, draw: DrawingFile['draw']): DrawingFile {
  return { image: { src: `/scenes/${name}.svg`, width, height }, draw };
}

const hotelAtNight = (frame: Frame) => heroScene({ ...frame, isNight: true, occupancy: 100, seed: 5 });

/**
 * All drawings that pages load as files: for wide screens, below the fold, and of further slides. They are not in the HTML,
 * because not every visitor needs them.
 */
export const pageDrawings: readonly DrawingFile[] = [
  ...homeCopy.hero.slides.flatMap(({ id, occupancy }, i) => {
    // Only the lights of the first slide go on one by one. The other slides follow a press, so they appear at once.
    const draw = (frame: Frame) => heroScene({ ...frame, occupancy, isAnimated: i === 0 });
    const wide = drawingFile(`home-${id}-wide`, 1440, 800, draw);
    // The narrow drawing of the first slide is in the HTML.
    return i === 0 ? [wide] : [wide, drawingFile(`home-${id}`, 390, 430, draw)];
  }),
  drawingFile('home-night', 390, 360, hotelAtNight),
  drawingFile('home-night-wide', 1440, 560, hotelAtNight),
  drawingFile('open-window', 496, 536, openWindow),
  drawingFile('night-desk', 390, 352, nightDesk),
  drawingFile('night-desk-wide', 1440, 720, nightDesk),
  ...[...articleDrawings].flatMap(([name, { cover }]) => [
    drawingFile(`cover-${name}`, 320, 320, cover),
    drawingFile(`cover-${name}-wide`, 680, 320, cover),
  ]),
  ...homeCaseStudies.map(({ slug }) => {
    const { width, height, draw } = drawingsOf(caseStudyDrawings, slug).cover;
    return drawingFile(`case-${slug}`, width, height, draw);
  }),
  ...[...caseStudyDrawings].map(([slug, { band }]) =>
    drawingFile(`band-${slug}`, band.width, band.height, band.draw),
  ),
];

/** Returns the `image` of a drawing file: `open-window` for `/scenes/open-window.svg`. Throws for an unknown name. */
export function drawingImage(name: string): DrawingFile['image'] {
  const found = pageDrawings.find(({ image }) => image.src === `/scenes/${name}.svg`);
  if (!found)
    throw new Error(
      `no drawing file "${name}" in src/pages/drawings.ts, nor from the drawings in src/scenes`,
    );
  return found.image;
}

/** Returns the entry of `sources` for screens from 768 px: the file `name` with `-wide` added. Throws if it is missing. */
export function wideSource(name: string): { media: string; srcSet: string } {
  return { media: '(min-width: 768px)', srcSet: drawingImage(`${name}-wide`).src };
}
