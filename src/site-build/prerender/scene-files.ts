import { homeCopy } from '../../content/copy/home';
import {
  articleDrawings,
  bandPath,
  caseDrawings,
  coverPath,
  coverSize,
  homeCases,
} from '../../pages/drawings';
import { errorScene, heroScene } from '../../scenes/houses/hero-scene';
import { type Frame, standalone } from '../../scenes/kit/svg';
import { nightDesk } from '../../scenes/places/night-desk';
import { openWindow } from '../../scenes/places/open-window';

/** A drawing that pages load as a file. */
interface SceneFile {
  /** From the root of the site. The name has no hash. */
  path: string;
  id: string;
  /** In pixels. The page writes the same size as `width` and `height` of its image. */
  size: readonly [width: number, height: number];
  /** The lights go on one by one if the page requests the file with `#light`. */
  arrives?: boolean;
  draw: (frame: Frame) => string;
}

const heroFiles = homeCopy.hero.slides.flatMap(({ imageUrl, occupancy }, i): SceneFile[] => {
  // Only the lights of the first slide go on one by one. The other slides follow a press, so they appear at once.
  const arrives = i === 0;
  const draw = (frame: Frame) => heroScene({ ...frame, occupancy, animated: arrives });
  return [
    { path: imageUrl.wide, id: 'h', size: [1440, 800], arrives, draw },
    { path: imageUrl.phone, id: 'h', size: [390, 430], arrives, draw },
  ];
});

const shapes = ['square', 'wide'] as const;

const articleCovers = [...articleDrawings].flatMap(([name, { cover }]) =>
  shapes.map((shape) => ({ path: coverPath(name, shape), id: 'c', size: coverSize[shape], draw: cover })),
);

const caseCovers = homeCases().map(({ cover }) => ({ id: 'c', ...cover }));

const caseBands = [...caseDrawings].map(([name, { band }]) => ({ path: bandPath(name), id: 'b', ...band }));

const closing = {
  id: 'h',
  arrives: true,
  draw: (frame: Frame) => heroScene({ ...frame, night: true, occupancy: 100, seed: 5 }),
};

/**
 * The drawings for wide screens, those below the fold, those of further slides, and that of the error screen. Not every visitor
 * needs them, so they are not in the HTML.
 */
const files: readonly SceneFile[] = [
  ...heroFiles,
  ...articleCovers,
  ...caseCovers,
  ...caseBands,
  { path: '/scenes/open-window.svg', id: 'o', size: [496, 536], draw: openWindow },
  { path: '/scenes/home-night-wide.svg', size: [1440, 560], ...closing },
  { path: '/scenes/home-night.svg', size: [390, 360], ...closing },
  { path: '/scenes/power-cut.svg', id: 'p', size: [1440, 640], draw: errorScene },
  { path: '/scenes/night-desk-wide.svg', id: 'n', size: [1440, 720], draw: nightDesk },
  { path: '/scenes/night-desk.svg', id: 'n', size: [390, 352], draw: nightDesk },
];

/**
 * The keyframes of a page do not apply inside a file, so the file has its own. Without `#light` all lights are on from the
 * start: the page omits it for visitors who prefer reduced motion.
 */
const lighting =
  '<style>@keyframes l{from{opacity:0}}:target .on{animation:l .5s cubic-bezier(.2,.7,.2,1) both;animation-delay:calc(250ms + var(--i)*42ms)}</style>';

function fileContent({ id, size: [w, h], arrives, draw }: SceneFile): string {
  const svg = standalone(draw({ id, w, h }), [w, h]);
  return arrives ? svg.replace('<svg ', '<svg id="light" ').replace('>', () => `>${lighting}`) : svg;
}

/** Draws all SVG files that pages load. Returns their texts by path: `/scenes/night-desk.svg`. The names have no hash. */
export function sceneFiles(): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file.path, fileContent(file)]));
}
