import { Picture } from './picture';
import { caseScenes, sceneOf } from './scene-collections';

/** The file of a band: `/scenes/band-town.svg`. The build draws it. */
export function bandPath(name: string): string {
  return `/scenes/band-${name}.svg`;
}

/** The sky of a case in its band of the list. Decoration under its name; it is fetched when it comes near. */
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
