import type { ComponentType } from 'react';

/** What `script.ts` in the folder of a page gives. */
export interface PageScript {
  /** What is hydrated where it stands, by the name of its place: `[data-live="form"]`, or `page` for the whole. */
  live?: Readonly<Record<string, ComponentType>>;
  /** What is added to the finished page. Gives the way to stop it. */
  add?: (content: HTMLElement) => () => void;
}

const scripts = import.meta.glob<PageScript>('../../pages/*/script.ts');

/** The script of a page. Rejects when its file cannot be had. */
export async function loadPageScript(page: string): Promise<PageScript> {
  const load = scripts[`../../pages/${page}/script.ts`];
  if (!load) throw new Error(`src/pages/${page} has no script.ts`);
  return load();
}
