import type { ComponentType } from 'react';

/** What `script.ts` in the folder of a page exports. */
export interface PageScript {
  /** Components to hydrate, by the name of their `<LivePart>`; `page` is the whole page. */
  live?: Readonly<Record<string, ComponentType>>;
  /** Adds behaviour to the prerendered page without React. Returns a function that removes it. */
  enhance?: (content: HTMLElement) => () => void;
}

const scripts = import.meta.glob<PageScript>('../../pages/*/script.ts');

/** Loads `script.ts` of the folder src/pages/`page`. Rejects if there is none or if it cannot be loaded. */
export async function loadPageScript(page: string): Promise<PageScript> {
  const load = scripts[`../../pages/${page}/script.ts`];
  if (!load) throw new Error(`src/pages/${page} has no script.ts`);
  return load();
}
