import { startTransition } from 'react';
import { dismissToasts } from '../../components/toast-store';
import type { PageScript } from '../../pages/page-module';
import { whenIdle } from '../../platform/page-lifecycle';
import { layOutLowerSections } from './deferred-layout';
import { repeatEarlyPresses, retryAtNextPress } from './early-presses';
import { hydrateRoot } from './hydrate-root';
import { IslandRoot } from './island-root';
import { replaceMissingPictures } from './missing-pictures';
import { showMissingScriptToast } from './missing-script-toast';
import type { PageDocument } from './page-document';
import { loadPageScript } from './page-script';

/** Aborted when the visitor leaves the shown page, so that its script stops. */
let leaving = new AbortController();

/**
 * Starts the script of a page that the document contains, at once or when idle (`startWhen`).
 * - Lays out the lower sections after the script, or at once if there is none.
 * - Also replaces missing pictures, and logs the path of a 404 page as an error.
 * - If the script does not load or start, logs a warning, lays out the lower sections, and tries again at the next recorded
 *   press. If presses are recorded already, deletes them and shows a toast.
 */
export function activatePage({ folder, startWhen, content }: PageDocument): void {
  if (folder === 'not-found') console.error('404: no page at', location.pathname);
  replaceMissingPictures(content);
  const { signal } = leaving;
  const start = () =>
    void startScript(folder, content, signal).catch((error: unknown) => {
      if (signal.aborted) return;
      layOutLowerSections(content);
      const hasLostPresses = retryAtNextPress(content, start);
      if (hasLostPresses) showMissingScriptToast();
      console.warn('The script of the page could not be started', error);
    });
  if (startWhen === 'when-idle') whenIdle(start);
  else start();
}

/** Stops the page's script, even while it loads. Unmounts its islands and removes the toast about a failed load. */
export function deactivatePage(): void {
  leaving.abort();
  leaving = new AbortController();
  dismissToasts('script');
}

async function startScript(folder: string, content: HTMLElement, signal: AbortSignal): Promise<void> {
  const { islands = {}, enhance } = await loadPageScript(folder);
  if (signal.aborted) return;
  dismissToasts('script');
  const stopEnhancement = enhance?.(content);
  signal.addEventListener('abort', () => stopEnhancement?.());
  startTransition(() => {
    hydrateIslands(folder, content, islands, signal);
    // A click in an island that React has not hydrated yet makes React hydrate it at once.
    repeatEarlyPresses(content);
  });
}

/**
 * Hydrates each island in a separate React root, and unmounts it when `signal` is aborted. Lays out the lower sections after
 * the last one, because an earlier style change would be a hydration mismatch.
 */
function hydrateIslands(
  folder: string,
  content: HTMLElement,
  islands: NonNullable<PageScript['islands']>,
  signal: AbortSignal,
): void {
  const hydrations = Object.entries(islands).map(([name, Island]) => {
    const container = content.querySelector(`[data-island="${name}"]`);
    // `renderPage` lets no such page through. If it did, React would report this error, because the caller is a transition.
    if (!container) throw new Error(`src/pages/${folder}/script.ts: no element with data-island="${name}"`);
    const titleTag = container.querySelector('h1') ? 'h1' : 'h2';
    return new Promise<void>((resolve) => {
      const island = <IslandRoot Island={Island} titleTag={titleTag} onHydrated={resolve} />;
      const root = hydrateRoot(container, island, {
        identifierPrefix: name,
        onRecoverableError(error) {
          // React reports a root that is unmounted before it is hydrated. Here this is intended.
          if (!signal.aborted) reportError(error);
        },
      });
      signal.addEventListener('abort', () => root.unmount());
    });
  });
  void Promise.all(hydrations).then(() => layOutLowerSections(content));
}
