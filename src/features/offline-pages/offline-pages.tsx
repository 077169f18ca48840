import { Button } from '../../components/button';
import { savedCopy } from '../../content/copy/saved';
import { savesData } from '../../platform/limited-connection';
import { storeLaterPages } from '../../platform/stored-pages';
import { markStoredPages, type StoredCount } from './mark-stored-pages';

/** A page of the site. `kind`: what kind of page it is, if its label does not say so. */
export interface OfflinePage {
  href: string;
  label: string;
  kind?: string;
}

const copy = savedCopy.pages;

/**
 * Shows all `pages` (`href`: a clean path) as links, with a status line that says "not ready" and a hidden download button. The
 * script of the page must call `watchOfflinePages`, which marks the stored pages and changes the line and the button.
 */
export function OfflinePages({ pages }: { pages: readonly OfflinePage[] }) {
  return (
    <>
      <p role="status" data-offline-pages="">
        {copy.notReady}
      </p>
      <Button size="sm" hidden data-store-others="">
        {copy.storeOthers}
      </Button>
      <ul>
        {pages.map(({ href, label, kind }) => (
          <li key={href} data-storable={href}>
            <a href={href}>
              <b>{label}</b>
              <span>{kind}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Marks the stored pages of `OfflinePages` in `content`, and keeps its status line current.
 * - Without a worker or storage, no page counts as stored.
 * - With Save-Data or on 2G, shows its button while only a part is stored and that number does not grow. A press hides the
 *   button and asks the worker to download the rest.
 * - Returns a function that stops the checks; the button keeps its listener.
 */
export function watchOfflinePages(content: HTMLElement): () => void {
  const status = content.querySelector('[data-offline-pages]');
  const button = content.querySelector<HTMLButtonElement>('[data-store-others]');
  let lastStored: number | null = null;
  let isRequested = false;
  const showCount = (count: StoredCount) => {
    const isPartly = count.stored > 0 && count.stored < count.all;
    const isLoading = isRequested || (lastStored !== null && lastStored !== count.stored);
    const isWaiting = isPartly && savesData() && !isLoading;
    lastStored = count.stored;
    isRequested = false;
    const words = isWaiting ? copy.waiting(count) : statusOf(count);
    // A screen reader would announce the same words again.
    if (status && status.textContent !== words) status.textContent = words;
    button?.toggleAttribute('hidden', !isWaiting);
  };
  button?.addEventListener('click', () => {
    // The next check counts as progress and leaves the button hidden.
    isRequested = true;
    button.hidden = true;
    storeLaterPages({ isAsked: true });
  });
  return markStoredPages(content, showCount);
}

function statusOf(count: StoredCount): string {
  if (count.stored === count.all) return copy.ready;
  return count.stored === 0 ? copy.notReady : copy.partly(count);
}
