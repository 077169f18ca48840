/**
 * The code that draws a picture, fetched apart from the page. A page that is served has its pictures in it, so a visitor's
 * first page never waits for this code; it is fetched once that page answers, for when the picture is needed again.
 */
export interface SceneSource<Draw> {
  /** The drawing code, fetched once. */
  load: () => Promise<Draw>;
  /** The same if it is here already. */
  current: () => Draw | null;
}

export function sceneSource<Draw>(fetchCode: () => Promise<Draw>): SceneSource<Draw> {
  let code: Draw | null = null;
  return {
    current: () => code,
    async load() {
      code ??= await fetchCode();
      return code;
    },
  };
}

/**
 * Fetches what a page will draw with, before it renders. If an element of this id stands in the document, the page about
 * to be shown is the one that was served, its pictures in it: then nothing is waited for.
 */
export async function loadUnlessServed(id: string, sources: readonly SceneSource<unknown>[]): Promise<void> {
  const isServed = typeof document !== 'undefined' && document.getElementById(id) !== null;
  if (!isServed) await Promise.all(sources.map((source) => source.load()));
}
