import { errorPicture } from '../../app/error-boundary';
import { homeCopy } from '../../content/copy/home';
import {
  articleDrawings,
  bandDrawing,
  caseStudyDrawings,
  coverDrawing,
  type DrawingFile,
  heroDrawings,
  homeCaseStudies,
  LIGHT_UP_HASH,
  pageDrawings,
} from '../../pages/drawings';
import { errorScene } from '../../scenes/houses/hero-scene';
import { svgFile } from '../../scenes/kit/svg';
import { lightAnimation, lightDelay } from '../../theme/global-css';

/**
 * The drawings for wide screens, below the fold, of further slides and of the error screen. They are not in the HTML, because
 * not every visitor needs them.
 */
const files: readonly DrawingFile[] = [
  ...homeCopy.hero.slides.map(heroDrawings).flatMap(({ wide, narrow }) => [wide, narrow]),
  ...[...articleDrawings.keys()].flatMap((name) => [
    coverDrawing(name, 'square'),
    coverDrawing(name, 'wide'),
  ]),
  ...homeCaseStudies().map(({ cover }) => cover),
  ...[...caseStudyDrawings.keys()].map(bandDrawing),
  ...Object.values(pageDrawings),
  { image: errorPicture, draw: errorScene },
];

/**
 * The keyframes of a page do not apply inside a file, so the file has its own. Without `#light` all lights are on from the
 * start. The page omits it for visitors who prefer reduced motion.
 */
const lightingStyle = `<style>@keyframes l{from{opacity:0}}:target .on{animation:l ${lightAnimation};animation-delay:${lightDelay}}</style>`;

function fileContent({ image: { width: w, height: h }, isAnimated, draw }: DrawingFile): string {
  // Ids must differ only within one document, and a browser loads each of these files as its own document.
  const svg = svgFile(draw({ id: 'd', w, h }), [w, h]);
  return isAnimated
    ? svg.replace('<svg ', `<svg id="${LIGHT_UP_HASH.slice(1)}" `).replace('>', () => `>${lightingStyle}`)
    : svg;
}

/** Returns the texts of all SVG files that pages load, by paths such as `/scenes/night-desk.svg`. The names have no hash. */
export function drawingFiles(): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file.image.src, fileContent(file)]));
}
