import { Button } from '../../components/button';
import { savedPageCopy } from '../../content/copy/saved-page';
import { isSaveDataOr2g } from '../../platform/limited-connection';
import { requestLaterFiles } from '../../platform/stored-pages';
import { markStoredPages, type StoredCount } from './mark-stored-pages';

/** A page of the site. `kind` says what kind of page it is, if its label does not. */
export interface OfflinePage {
  href: string;
  label: string;
  kind?: string;
}

const copy = savedPageCopy.pages;

/**
 * Shows all `pages` as links, a status line that says "not ready", and a hidden download button. Each `href` is a clean path.
 * The script of the page must call `watchOfflinePages`, which updates line and button, and sets `data-stored` on the `li` of
 * each stored page.
 */
export function OfflinePages({ pages }: { pages: readonly OfflinePage[] }) {
  return (
    <>
      <p role="status" data-offline-pages="">
        {copy.notReady}
      </p>
      <Button size="sm" hidden data-store-later="">
        {copy.storeLater}
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
 * Marks the stored pages of `OfflinePages` in `content`, and keeps the status line current. Returns a function that stops this.
 * With Save-Data or on 2G, shows the download button while only some pages are stored and their number does not grow. A press
 * asks the worker for the rest.
 */
export function watchOfflinePages(content: HTMLElement): () => void {
  const status = content.querySelector('[data-offline-pages]');
  const button = content.querySelector<HTMLButtonElement>('[data-store-later]');
  let lastStored: number | null = null;
  const showCount = (count: StoredCount) => {
    const isPartly = count.stored > 0 && count.stored < count.all;
    const isLoading = lastStored !== null && lastStored !== count.stored;
    const isWaiting = isPartly && isSaveDataOr2g() && !isLoading;
    lastStored = count.stored;
    const text = isWaiting ? copy.waiting(count) : statusOf(count);
    // A screen reader would announce the same text again.
    if (status && status.textContent !== text) status.textContent = text;
    button?.toggleAttribute('hidden', !isWaiting);
  };
  button?.addEventListener('click', () => {
    // At the next check the number seems to grow, so the button stays hidden.
    lastStored = 0;
    button.hidden = true;
    requestLaterFiles({ isAsked: true });
  });
  return markStoredPages(content, showCount);
}

function statusOf(count: StoredCount): string {
  if (count.stored === count.all) return copy.ready;
  return count.stored === 0 ? copy.notReady : copy.partly(count);
}
