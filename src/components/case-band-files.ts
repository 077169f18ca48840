import { bandPath, bandSizes } from './case-band';
import { drawSky } from './case-drawings';
import type { CaseSceneName } from './case-scenes';

interface BandFile {
  size: readonly [width: number, height: number];
  draw: () => string;
}

const names: readonly CaseSceneName[] = ['mist', 'pug', 'town'];

/** Every band of the case list by its path, for the build to write. */
export const caseBandFiles: Readonly<Record<string, BandFile>> = Object.fromEntries(
  names.map((name): [string, BandFile] => {
    const [w, h] = bandSizes[name];
    return [bandPath(name), { size: [w, h], draw: () => drawSky(name, 'b', { w, h }) }];
  }),
);
