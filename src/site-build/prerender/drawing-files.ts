import { errorPicture } from '../../app/error-boundary';
import { type DrawingFile, LIGHT_UP_HASH, pageDrawings } from '../../pages/drawings';
import { errorScene } from '../../scenes/houses/hero-scene';
import { svgFile, withAttributes } from '../../scenes/kit/svg';
import { lightAnimation } from '../../theme/global-css';

/**
 * The lights with class `on` go on one by one. The keyframes of a page do not apply inside a file, so the file has its own.
 * Without `#light` all lights are on from the start. The page omits it for visitors who prefer reduced motion.
 */
const lightingStyle = `<style>@keyframes light{from{opacity:0}}:target .on{animation:${lightAnimation}}</style>`;

function fileContent({ image, draw }: DrawingFile): string {
  // Ids must differ only within one document, and a browser loads each of these files as its own document.
  const svg = svgFile(draw({ id: 'd', w: image.width, h: image.height }), image);
  return svg.includes('class="on"')
    ? withAttributes(svg, `id="${LIGHT_UP_HASH.slice(1)}"`).replace('>', () => `>${lightingStyle}`)
    : svg;
}

/** Returns the SVG texts of `pageDrawings` and of the error screen's picture, by paths such as `/scenes/night-desk.svg`. */
export function drawingFiles(): Record<string, string> {
  const files = [...pageDrawings, { image: errorPicture, draw: errorScene }];
  return Object.fromEntries(files.map((file) => [file.image.src, fileContent(file)]));
}
