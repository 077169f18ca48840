import type { ComponentType } from 'react';

/** What `script.ts` in the folder of a page exports. */
export interface PageScript {
  /** 'when-idle': load the script when the browser is idle, because the page works without it. Default: at once. */
  startWhen?: 'when-idle';
  /** Components to hydrate, by the name of their `<Island>`. */
  islands?: Readonly<Record<string, ComponentType>>;
  /** Adds behaviour to the prerendered page without React. Returns a function that removes it. */
  enhance?: (content: HTMLElement) => () => void;
}

const scripts = import.meta.glob<PageScript>('../../pages/*/script.ts');

/** Loads src/pages/`folder`/script.ts. Resolves to undefined if there is no such file. Rejects if loading fails. */
export async function loadPageScript(folder: string): Promise<PageScript | undefined> {
  return scripts[`../../pages/${folder}/script.ts`]?.();
}
