import { Picture } from './picture';
import { caseScenes, sceneOf } from './scene-collections';

/** Returns the path of the wide drawing of a case study in the list: `/scenes/band-town.svg` for the scene `town`. */
export function bandPath(name: string): string {
  return `/scenes/band-${name}.svg`;
}

/** The drawing of a case study in the list. Decoration below its name; the browser loads it when it comes near the screen. */
export function CaseBand({ name, notFoundText }: { name: string; notFoundText: string }) {
  const [width, height] = sceneOf(caseScenes, name).band.size;
  return (
    <Picture
      className="both"
      src={bandPath(name)}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      notFoundText={notFoundText}
    />
  );
}
