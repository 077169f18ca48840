import type { Plugin } from 'vite';
import { homeCopy } from '../content/copy/home';
import { cover } from '../scenes/cover';
import { heroScene } from '../scenes/hero-scene';
import { nightDesk } from '../scenes/night-desk';
import { openWindow } from '../scenes/open-window';
import { standalone } from '../scenes/svg';
import { articleCoverFiles } from './article-cover-files';
import { caseBandFiles } from './case-band-files';

interface SceneFile {
  /** The picture's own size in pixels, as the page that shows it writes in its `width` and `height`. */
  size: readonly [width: number, height: number];
  /** Its windows light one after the other when it is asked for with `#light`. */
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

/** The first slide's house fills as the page opens; the later ones are there at once, as an answer to a press. */
const heroFiles = homeCopy.hero.slides.flatMap(({ imageUrl, occupancy }, i): [string, SceneFile][] => [
  [imageUrl.wide, hero(wideHero, occupancy, i === 0)],
  [imageUrl.phone, hero(phoneHero, occupancy, i === 0)],
]);

/**
 * The drawings that pages show as files instead of carrying them: those of wide screens, those under the fold, and those
 * of slides nobody may choose. Path from the root of the site, and how it is drawn.
 */
export const sceneFiles: Readonly<Record<string, SceneFile>> = {
  ...Object.fromEntries(heroFiles),
  ...articleCoverFiles,
  ...caseBandFiles,
  '/scenes/open-window.svg': { size: [496, 536], draw: () => openWindow({ id: 'o' }) },
  '/scenes/case-misty-night.svg': {
    size: [640, 440],
    draw: () => cover({ id: 'c', kind: 'mist', w: 640, h: 440, occupancy: 90 }),
  },
  '/scenes/case-pugmarks.svg': {
    size: [480, 440],
    draw: () => cover({ id: 'c', kind: 'pugmarks', w: 480, h: 440 }),
  },
  '/scenes/home-night-wide.svg': closing(1440, 560),
  '/scenes/home-night.svg': closing(390, 360),
  '/scenes/night-desk-wide.svg': { size: [1440, 720], draw: () => nightDesk({ id: 'n' }) },
  '/scenes/night-desk.svg': { size: [390, 352], draw: () => nightDesk({ id: 'n', w: 390, h: 352 }) },
};

/**
 * The page's own keyframes do not reach into a file. Lit is the resting state here, too: the windows arrive only when the
 * page asks for the file by `#light`, which it does not for a visitor who wants no motion.
 */
const lighting =
  '<style>@keyframes l{from{opacity:0}}:target .on{animation:l .5s cubic-bezier(.2,.7,.2,1) both;animation-delay:calc(250ms + var(--i)*42ms)}</style>';

/** The content of one file: the drawing with its namespace and its own size, without which some browsers find it empty. */
function sceneFile({ size: [width, height], arrives, draw }: SceneFile): string {
  const svg = standalone(draw()).replace('<svg ', `<svg width="${width}" height="${height}" `);
  return arrives ? svg.replace('<svg ', '<svg id="light" ').replace('>', () => `>${lighting}`) : svg;
}

/** Scene files keep plain names: the pages that show them name them, and the worker's list carries their revision. */
export function scenePictures(): Plugin {
  return {
    name: 'kitaki:scene-files',
    generateBundle() {
      for (const [path, file] of Object.entries(sceneFiles)) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: sceneFile(file) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = sceneFiles[request.url?.replace(/\?.*/, '') ?? ''];
        if (file === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(sceneFile(file));
      });
    },
  };
}
