import { type CoverShape, coverPath, coverSize } from '../../components/article-cover';
import { bandPath } from '../../components/case-band';
import { articleScenes, caseScenes, sceneOf } from '../../components/scene-collections';
import { caseStudies } from '../../content/case-studies';
import { homeCopy } from '../../content/copy/home';
import { heroScene, powerCutScene } from '../../scenes/houses/hero-scene';
import type { Frame } from '../../scenes/kit/scene-options';
import { standalone } from '../../scenes/kit/svg';
import { nightDesk } from '../../scenes/places/night-desk';
import { openWindow } from '../../scenes/places/open-window';

interface SceneFile {
  /** In pixels: the `width` and `height` that the page states. */
  size: readonly [width: number, height: number];
  /** True: with `#light` in its URL, its windows light one after the other. */
  arrives?: boolean;
  draw: () => string;
}

const wideHero = [1440, 800] as const;
const phoneHero = [390, 430] as const;

function hero([w, h]: readonly [number, number], occupancy: number, arrives: boolean): SceneFile {
  return { size: [w, h], arrives, draw: () => heroScene({ id: 'h', w, h, occupancy, arrive: arrives }).svg };
}

function closing(w: number, h: number): SceneFile {
  return {
    size: [w, h],
    arrives: true,
    draw: () => heroScene({ id: 'h', w, h, night: true, occupancy: 100, seed: 5 }).svg,
  };
}

/** Only the first slide lights its windows one after the other. The others respond to a press at once. */
const heroFiles = homeCopy.hero.slides.flatMap(({ imageUrl, occupancy }, i): [string, SceneFile][] => [
  [imageUrl.wide, hero(wideHero, occupancy, i === 0)],
  [imageUrl.phone, hero(phoneHero, occupancy, i === 0)],
]);

const shapes: readonly CoverShape[] = ['square', 'wide'];

/** The covers for the article lists, in both shapes. */
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
 * The drawings that pages load as files: for wide screens, below the first screen, for other slides and for the error
 * screen. By path from the root of the site.
 */
const files: Readonly<Record<string, SceneFile>> = {
  ...Object.fromEntries([...heroFiles, ...articleCovers, ...homeCases, ...caseBands]),
  '/scenes/open-window.svg': { size: [496, 536], draw: () => openWindow({ id: 'o' }) },
  '/scenes/home-night-wide.svg': closing(1440, 560),
  '/scenes/home-night.svg': closing(390, 360),
  '/scenes/power-cut.svg': { size: [1440, 640], draw: () => powerCutScene({ id: 'p' }) },
  '/scenes/night-desk-wide.svg': { size: [1440, 720], draw: () => nightDesk({ id: 'n' }) },
  '/scenes/night-desk.svg': { size: [390, 352], draw: () => nightDesk({ id: 'n', w: 390, h: 352 }) },
};

/**
 * The page's keyframes do not apply inside a file. The windows are lit without `#light`, which the page omits for a visitor
 * who prefers reduced motion.
 */
const lighting =
  '<style>@keyframes l{from{opacity:0}}:target .on{animation:l .5s cubic-bezier(.2,.7,.2,1) both;animation-delay:calc(250ms + var(--i)*42ms)}</style>';

/** The content of one file: the drawing with its namespace and size. Some browsers show nothing without them. */
function fileContent({ size: [width, height], arrives, draw }: SceneFile): string {
  const svg = standalone(draw()).replace('<svg ', `<svg width="${width}" height="${height}" `);
  return arrives ? svg.replace('<svg ', '<svg id="light" ').replace('>', () => `>${lighting}`) : svg;
}

/** Every drawing in a file, by path from the root of the site. The names have no hash; the precache list has their revisions. */
export function sceneFiles(): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [path, fileContent(file)]));
}
