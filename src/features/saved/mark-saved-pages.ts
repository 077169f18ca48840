import { onReturn } from '../../platform/page-lifecycle';
import { savedPaths } from '../../platform/saved-pages';
import { deletions } from '../../platform/site-data';

const CHECK_MS = 3_000;

/**
 * Marks in a page, by `data-saved`, each place of a page (`data-path`) that opens without network. Looked up again when
 * the person comes back, after a deletion, and every few seconds until all of them do. Returns the way to stop.
 */
export function markSavedPages(
  content: HTMLElement,
  onMarked: (areAllSaved: boolean) => void = () => undefined,
): () => void {
  const places = [...content.querySelectorAll<HTMLElement>('[data-path]')];
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const markPlaces = async () => {
    const saved = await savedPaths();
    if (isStopped) return;
    const isSaved = ({ dataset }: HTMLElement) => saved.has(dataset.path ?? '');
    for (const place of places) place.toggleAttribute('data-saved', isSaved(place));
    const areAllSaved = places.every(isSaved);
    onMarked(areAllSaved);
    clearTimeout(timer);
    if (!areAllSaved) timer = setTimeout(markPlaces, CHECK_MS);
  };
  void markPlaces();
  const stops = [onReturn(markPlaces), deletions.subscribe(markPlaces)];
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
