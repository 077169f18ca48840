import { bandPath, bandSizes } from '../components/case-band';
import { drawSky } from '../components/case-drawings';
import type { CaseSceneName } from '../components/case-scenes';

interface BandFile {
  size: readonly [width: number, height: number];
  draw: () => string;
}

const names: readonly CaseSceneName[] = ['mist', 'pug', 'town'];

/** The bands of the case list: path from the root of the site, and how each is drawn. */
export const caseBandFiles: Readonly<Record<string, BandFile>> = Object.fromEntries(
  names.map((name): [string, BandFile] => {
    const [w, h] = bandSizes[name];
    return [bandPath(name), { size: [w, h], draw: () => drawSky(name, 'b', { w, h }) }];
  }),
);
