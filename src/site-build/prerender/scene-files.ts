import { powerCut } from '../../app/shell/error-screen';
import { homeCopy } from '../../content/copy/home';
import {
  articleScenes,
  bandImage,
  caseScenes,
  coverImage,
  heroImages,
  homeCases,
  images,
} from '../../pages/drawings';
import { errorScene, heroScene } from '../../scenes/houses/hero-scene';
import { type Frame, standalone } from '../../scenes/kit/svg';
import { nightDesk } from '../../scenes/places/night-desk';
import { openWindow } from '../../scenes/places/open-window';
import { lightAnimation, lightDelay } from '../../theme/global-css';

/** A drawing that pages load as a file. */
interface SceneFile {
  /** Its path without a hash, and its size in pixels. The page has the same attributes. */
  image: { src: string; width: number; height: number };
  id: string;
  /** The lights go on one by one if the page requests the file with `#light`. */
  isAnimated?: boolean;
  draw: (frame: Frame) => string;
}

const heroFiles = homeCopy.hero.slides.flatMap((slide, i) => {
  // Only the lights of the first slide go on one by one. The other slides follow a press, so they appear at once.
  const isAnimated = i === 0;
  const draw = (frame: Frame) => heroScene({ ...frame, occupancy: slide.occupancy, isAnimated });
  const { wide, phone } = heroImages(slide);
  return [wide, phone].map((image) => ({ image, id: 'h', isAnimated, draw }));
});

const articleCovers = [...articleScenes].flatMap(([name, { cover }]) =>
  (['square', 'wide'] as const).map((shape) => ({ image: coverImage(name, shape), id: 'c', draw: cover })),
);

const caseCovers = homeCases().map(({ cover }) => ({ id: 'c', ...cover }));

const caseBands = [...caseScenes].map(([name, { band }]) => ({
  image: bandImage(name),
  id: 'b',
  draw: band.draw,
}));

const closing = {
  id: 'h',
  isAnimated: true,
  draw: (frame: Frame) => heroScene({ ...frame, isNight: true, occupancy: 100, seed: 5 }),
};

/**
 * The drawings for wide screens, below the fold, of further slides and of the error screen. They are not in the HTML, because
 * not every visitor needs them.
 */
const files: readonly SceneFile[] = [
  ...heroFiles,
  ...articleCovers,
  ...caseCovers,
  ...caseBands,
  { image: images.openWindow, id: 'o', draw: openWindow },
  { image: images.homeNightWide, ...closing },
  { image: images.homeNight, ...closing },
  { image: powerCut, id: 'p', draw: errorScene },
  { image: images.nightDeskWide, id: 'n', draw: nightDesk },
  { image: images.nightDesk, id: 'n', draw: nightDesk },
];

/**
 * The keyframes of a page do not apply inside a file, so the file has its own. Without `#light` all lights are on from the
 * start. The page omits it for visitors who prefer reduced motion.
 */
const lighting = `<style>@keyframes l{from{opacity:0}}:target .on{animation:l ${lightAnimation};animation-delay:${lightDelay}}</style>`;

function fileContent({ image: { width: w, height: h }, id, isAnimated, draw }: SceneFile): string {
  const svg = standalone(draw({ id, w, h }), [w, h]);
  return isAnimated ? svg.replace('<svg ', '<svg id="light" ').replace('>', () => `>${lighting}`) : svg;
}

/** Returns the texts of all SVG files that pages load, by paths such as `/scenes/night-desk.svg`. The names have no hash. */
export function sceneFiles(): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file.image.src, fileContent(file)]));
}
