import { onReturn } from '../../platform/page-lifecycle';
import { savedPaths } from '../../platform/saved-pages';
import { deletions } from '../../platform/site-data';

const CHECK_MS = 3_000;

/** How many of the marked pages open without network. */
export interface SavedCount {
  readonly saved: number;
  readonly all: number;
}

/**
 * Sets `data-saved` on each element now in `content` whose `data-path` (a clean path) is a page that opens without network, and
 * removes it from each other element with a `data-path`. Then calls `onMarked` with both numbers, `saved` and `all`. Checks
 * now, when the visitor returns, after `forgetSiteData`, and every 3 s while a page is not saved. `saved` is 0 if storage is
 * blocked or no worker serves this page. Returns a function that stops the checks; the marks stay.
 */
export function markSavedPages(
  content: HTMLElement,
  onMarked: (count: SavedCount) => void = () => undefined,
): () => void {
  const places = [...content.querySelectorAll<HTMLElement>('[data-path]')];
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const markPlaces = async () => {
    const paths = await savedPaths();
    if (isStopped) return;
    const isSaved = ({ dataset }: HTMLElement) => paths.has(dataset.path ?? '');
    for (const place of places) place.toggleAttribute('data-saved', isSaved(place));
    const saved = places.filter(isSaved).length;
    onMarked({ saved, all: places.length });
    clearTimeout(timer);
    if (saved < places.length) timer = setTimeout(markPlaces, CHECK_MS);
  };
  void markPlaces();
  const stops = [onReturn(markPlaces), deletions.subscribe(markPlaces)];
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
