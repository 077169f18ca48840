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
 * Marks with `data-saved` each element in `content` whose `data-stored-page`, a clean path, is a page that opens without
 * network. Removes the mark from the others. Then calls `onMarked` with both numbers.
 * - Checks now, when the visitor returns, after `forgetSiteData`, and every 3 s while a page is not saved.
 * - No page counts as saved if storage is blocked or no worker serves this page.
 * - Ignores elements that are added later. Returns a function that stops the checks; the marks stay.
 */
export function markSavedPages(
  content: HTMLElement,
  onMarked: (count: SavedCount) => void = () => undefined,
): () => void {
  const places = [...content.querySelectorAll<HTMLElement>('[data-stored-page]')];
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const markPlaces = async () => {
    const paths = await savedPaths();
    if (isStopped) return;
    const isSaved = ({ dataset }: HTMLElement) => paths.has(dataset.storedPage ?? '');
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
