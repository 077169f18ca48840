import { stopAll } from '../../platform/listen';
import { onReturn } from '../../platform/page-lifecycle';
import { deletions } from '../../platform/site-data';
import { storedPaths } from '../../platform/stored-pages';

const CHECK_MS = 3_000;

/** How many of `all` pages open without network. */
export interface StoredCount {
  readonly stored: number;
  readonly all: number;
}

/**
 * Sets `data-stored` on each element in `content` whose `data-storable` is a path of `storedPaths`, removes it from the
 * others, and calls `onMarked`. Checks now, when the visitor returns, after `forgetSiteData`, and every `CHECK_MS` while a
 * page is missing. Ignores elements added later. Returns a function that stops the checks and keeps the marks.
 */
export function markStoredPages(
  content: HTMLElement,
  onMarked: (count: StoredCount) => void = () => undefined,
): () => void {
  const places = [...content.querySelectorAll<HTMLElement>('[data-storable]')];
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const markPlaces = async () => {
    const paths = await storedPaths();
    if (isStopped) return;
    const isStored = ({ dataset }: HTMLElement) => paths.has(dataset.storable ?? '');
    for (const place of places) place.toggleAttribute('data-stored', isStored(place));
    const stored = places.filter(isStored).length;
    onMarked({ stored, all: places.length });
    clearTimeout(timer);
    if (stored < places.length) timer = setTimeout(markPlaces, CHECK_MS);
  };
  void markPlaces();
  const stopTimer = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  return stopAll([stopTimer, onReturn(markPlaces), deletions.subscribe(markPlaces)]);
}
