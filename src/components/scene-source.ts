/**
 * A drawing, or several, fetched apart from the page. A page that is served has its pictures in it, so a visitor's first
 * page never waits for them; they are fetched once that page answers, for when they are needed again.
 */
export interface SceneSource<Drawn> {
  /** The drawing, fetched once. */
  load: () => Promise<Drawn>;
  /** The same if it is here already. */
  current: () => Drawn | null;
}

export function sceneSource<Drawn>(fetchDrawn: () => Promise<Drawn>): SceneSource<Drawn> {
  let drawn: Drawn | null = null;
  return {
    current: () => drawn,
    async load() {
      drawn ??= await fetchDrawn();
      return drawn;
    },
  };
}
