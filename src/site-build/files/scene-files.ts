import { caseStudies } from '../../content/case-studies';
import { homeCopy } from '../../content/copy/home';
import {
  articleScenes,
  bandPath,
  caseScenes,
  coverPath,
  coverSize,
  sceneOf,
} from '../../pages/scene-collections';
import { errorScene, heroScene } from '../../scenes/houses/hero-scene';
import { type Frame, standalone } from '../../scenes/kit/svg';
import { nightDesk } from '../../scenes/places/night-desk';
import { openWindow } from '../../scenes/places/open-window';

interface SceneFile {
  /** In pixels. The page writes the same size as `width` and `height` of its image. */
  size: readonly [width: number, height: number];
  /** The lights go on one by one if the page requests the file with `#light`. */
  arrives?: boolean;
  draw: () => string;
}

const wideHero = [1440, 800] as const;
const phoneHero = [390, 430] as const;

function hero([w, h]: readonly [number, number], occupancy: number, arrives: boolean): SceneFile {
  return {
    size: [w, h],
    arrives,
    draw: () => heroScene({ id: 'h', w, h, occupancy, animated: arrives }).svg,
  };
}

function closing(w: number, h: number): SceneFile {
  return {
    size: [w, h],
    arrives: true,
    draw: () => heroScene({ id: 'h', w, h, night: true, occupancy: 100, seed: 5 }).svg,
  };
}

/** Only the lights of the first slide go on one by one. The other slides follow a press, so they appear at once. */
const heroFiles = homeCopy.hero.slides.flatMap(({ imageUrl, occupancy }, i): [string, SceneFile][] => [
  [imageUrl.wide, hero(wideHero, occupancy, i === 0)],
  [imageUrl.phone, hero(phoneHero, occupancy, i === 0)],
]);

const shapes = ['square', 'wide'] as const;

const articleCovers = [...articleScenes].flatMap(([name, { cover }]) =>
  shapes.map((shape) => drawing(coverPath(name, shape), 'c', coverSize[shape], cover)),
);

const homeCases = caseStudies.slice(0, 2).map(({ slug, scene }) => {
  const { size, draw } = sceneOf(caseScenes, scene).cover;
  return drawing(`/scenes/case-${slug}.svg`, 'c', size, draw);
});

const caseBands = [...caseScenes].map(([name, { band }]) =>
  drawing(bandPath(name), 'b', band.size, band.draw),
);

function drawing(
  path: string,
  id: string,
  [w, h]: SceneFile['size'],
  draw: (frame: Frame) => string,
): [string, SceneFile] {
  return [path, { size: [w, h], draw: () => draw({ id, w, h }) }];
}

/**
 * Drawings that pages load as files, by path from the root of the site: those for wide screens, those below the fold, those of
 * further slides, and that of the error screen. Not every visitor needs them, so they are not in the HTML.
 */
const files: Readonly<Record<string, SceneFile>> = {
  ...Object.fromEntries([...heroFiles, ...articleCovers, ...homeCases, ...caseBands]),
  '/scenes/open-window.svg': { size: [496, 536], draw: () => openWindow({ id: 'o' }) },
  '/scenes/home-night-wide.svg': closing(1440, 560),
  '/scenes/home-night.svg': closing(390, 360),
  '/scenes/power-cut.svg': { size: [1440, 640], draw: () => errorScene({ id: 'p' }) },
  '/scenes/night-desk-wide.svg': { size: [1440, 720], draw: () => nightDesk({ id: 'n', w: 1440, h: 720 }) },
  '/scenes/night-desk.svg': { size: [390, 352], draw: () => nightDesk({ id: 'n', w: 390, h: 352 }) },
};

/**
 * The keyframes of a page do not apply inside a file, so the file has its own. Without `#light` all lights are on from the
 * start: the page omits it for visitors who prefer reduced motion.
 */
const lighting =
  '<style>@keyframes l{from{opacity:0}}:target .on{animation:l .5s cubic-bezier(.2,.7,.2,1) both;animation-delay:calc(250ms + var(--i)*42ms)}</style>';

/** Returns the content of a file: the drawing with its namespace and size. Without a size some browsers show nothing. */
function fileContent({ size: [width, height], arrives, draw }: SceneFile): string {
  const svg = standalone(draw()).replace('<svg ', `<svg width="${width}" height="${height}" `);
  return arrives ? svg.replace('<svg ', '<svg id="light" ').replace('>', () => `>${lighting}`) : svg;
}

/** Draws all SVG files that pages load. Returns their texts by path: `/scenes/night-desk.svg`. The names have no hash. */
export function sceneFiles(): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [path, fileContent(file)]));
}
