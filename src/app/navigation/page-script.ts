import type { ComponentType } from 'react';

/** What `script.ts` in the folder of a page exports. */
export interface PageScript {
  /**
   * When the browser loads it. `at-once`, the default: the page is a tool or a form. `when-idle`: the script only adds to a page
   * that works without it.
   */
  start?: 'at-once' | 'when-idle';
  /** Components to hydrate, by the name of their `<LivePart>`; `page` is the whole page. */
  live?: Readonly<Record<string, ComponentType>>;
  /** Adds behaviour to the prerendered page without React. Returns a function that removes it. */
  enhance?: (content: HTMLElement) => () => void;
}

const scripts = import.meta.glob<PageScript>('../../pages/*/script.ts');

/** Loads src/pages/`page`/script.ts. Resolves to its exports; undefined if there is no such file. Rejects if loading fails. */
export async function loadPageScript(page: string): Promise<PageScript | undefined> {
  return scripts[`../../pages/${page}/script.ts`]?.();
}
