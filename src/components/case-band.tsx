import { Picture } from './picture';

/** The drawings of the smaller bands by their scene, in the shape of their place. */
export const bandSizes = { mist: [640, 430], pug: [760, 430], town: [560, 430] } as const;

/** The file of a band: `/scenes/band-town.svg`. The build draws it. */
export function bandPath(name: string): string {
  return `/scenes/band-${name}.svg`;
}

/** The sky of a case in its band of the list. Decoration under its name; it is fetched when it comes near. */
export function CaseBand({ name, notFoundText }: { name: keyof typeof bandSizes; notFoundText: string }) {
  const [width, height] = bandSizes[name];
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
