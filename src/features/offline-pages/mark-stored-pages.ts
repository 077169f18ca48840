import { combineCleanups } from '../../platform/listen';
import { onVisitorReturn } from '../../platform/page-lifecycle';
import { onSiteDataDeleted } from '../../platform/site-data';
import { storedPaths } from '../../platform/stored-pages';

const RECHECK_EVERY_MS = 3_000;

/** How many of `all` pages open without network. */
export interface StoredCount {
  readonly stored: number;
  readonly all: number;
}

/**
 * Sets `data-stored` on the elements in `content` whose `data-storable` path is in `storedPaths`, and removes it from the
 * others. Ignores elements added later. Returns a function that stops the checks. The marks then stay.
 * - Checks now, when the visitor returns, after `deleteSiteData`, and every `RECHECK_EVERY_MS` while a page is missing.
 * - Calls `onMarked` after each check.
 */
export function markStoredPages(
  content: HTMLElement,
  onMarked: (count: StoredCount) => void = () => undefined,
): () => void {
  const elements = [...content.querySelectorAll<HTMLElement>('[data-storable]')];
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const markElements = async () => {
    const paths = await storedPaths();
    if (isStopped) return;
    const isStored = ({ dataset }: HTMLElement) => paths.has(dataset.storable ?? '');
    for (const element of elements) element.toggleAttribute('data-stored', isStored(element));
    const stored = elements.filter(isStored).length;
    onMarked({ stored, all: elements.length });
    clearTimeout(timer);
    if (stored < elements.length) timer = setTimeout(markElements, RECHECK_EVERY_MS);
  };
  void markElements();
  const stopTimer = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  return combineCleanups([stopTimer, onVisitorReturn(markElements), onSiteDataDeleted(markElements)]);
}
