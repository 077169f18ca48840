import type { PageScript } from '../../pages/page-module';

const scripts = import.meta.glob<PageScript>('../../pages/*/script.ts', { import: 'default' });

/** Loads src/pages/`folder`/script.ts. Resolves to {} if there is no such file. Rejects if loading fails. */
export async function loadPageScript(folder: string): Promise<PageScript> {
  const load = scripts[`../../pages/${folder}/script.ts`];
  return load ? load() : {};
}
