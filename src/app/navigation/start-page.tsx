import { startTransition } from 'react';
import { dismissToasts, showToast } from '../../components/toast-store';
import { appShellCopy } from '../../content/copy/app-shell';
import { WaysOut } from '../../leads/form/ways-out';
import { whenIdle, whenLoaded } from '../../platform/page-lifecycle';
import { hydrateRoot } from '../hydrate-root';
import { PageView } from '../page-view';
import { layOutLowerSections } from './deferred-sections';
import { discardEarlyPresses, markStarted } from './early-presses';
import { replaceMissingPictures } from './missing-pictures';
import type { PageDocument } from './page-document';
import { loadPageScript, type PageScript } from './page-script';

/** Aborted when the visitor leaves the shown page: its script stops. */
let leaving = new AbortController();

const toastGroup = 'script';

/**
 * Starts the script, if any, of a page whose `content` is in the document: at once or when the browser is idle (`script`). Then
 * lays out lower sections, and shows placeholders for missing pictures unless React hydrates the whole page. If the script
 * fails: lays out the sections, logs a warning, shows a toast if presses were lost, and retries at the next recorded press. On
 * the 404 page logs the path as an error.
 */
export function startPage({ page, script, content }: PageDocument): void {
  if (page === 'not-found') console.error('404: no page at', location.pathname);
  if (script === undefined) {
    layOutLowerSections(content);
    replaceMissingPictures(content);
    return;
  }
  const { signal } = leaving;
  const start = () =>
    void startScript(page, content, signal).catch((error: unknown) => {
      if (signal.aborted) return;
      layOutLowerSections(content);
      if (discardEarlyPresses(content, start)) {
        const { scriptMissing } = appShellCopy;
        showToast({ tone: 'error', ...scriptMissing, group: toastGroup, actions: <WaysOut /> });
      }
      console.warn('The script of the page could not be started', error);
    });
  if (script === 'at-once') start();
  else whenLoaded(() => whenIdle(start));
}

/** Stops the page's script, if any, also while it loads; unmounts its React parts; removes the toast about a failed load. */
export function stopPage(): void {
  leaving.abort();
  leaving = new AbortController();
  dismissToasts(toastGroup);
}

async function startScript(page: string, content: HTMLElement, signal: AbortSignal): Promise<void> {
  const { live = {}, enhance } = (await loadPageScript(page)) ?? {};
  if (signal.aborted) return;
  dismissToasts(toastGroup);
  // React owns the elements of a hydrated page, so such a page must not contain picture files.
  if (!live.page) replaceMissingPictures(content);
  const stopEnhancement = enhance?.(content);
  signal.addEventListener('abort', () => stopEnhancement?.());
  startTransition(() => {
    hydrateParts(page, content, live, signal);
    // A click on a part that React has not hydrated yet makes React hydrate it at once.
    markStarted(content);
  });
}

/**
 * Hydrates each live part in a separate React root until `signal` is aborted. The lower sections follow after the last part,
 * because a style change before would be a hydration mismatch.
 */
function hydrateParts(
  page: string,
  content: HTMLElement,
  live: NonNullable<PageScript['live']>,
  signal: AbortSignal,
): void {
  const parts = Object.entries(live);
  let unhydrated = parts.length;
  if (unhydrated === 0) layOutLowerSections(content);
  const handleHydrated = () => {
    unhydrated -= 1;
    if (unhydrated === 0) layOutLowerSections(content);
  };
  for (const [name, Part] of parts) {
    const place = name === 'page' ? content : content.querySelector(`[data-live="${name}"]`);
    // `renderPage` lets no such page through. If it did, React would report this error, because the caller is a transition.
    if (!place) throw new Error(`src/pages/${page}/script.ts: no element with data-live="${name}"`);
    const root = hydrateRoot(place, <PageView Page={Part} onHydrated={handleHydrated} />, {
      identifierPrefix: name,
      onRecoverableError(error) {
        // React reports a root that is unmounted before it is hydrated. Here this is intended.
        if (!signal.aborted) reportError(error);
      },
    });
    signal.addEventListener('abort', () => root.unmount());
  }
}
