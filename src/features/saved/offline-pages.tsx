import { savedCopy } from '../../content/copy/saved';
import { markSavedPages } from './mark-saved-pages';

/** A page of the site, and what kind of page it is where its name does not say. */
export interface OfflinePage {
  href: string;
  label: string;
  kind?: string;
}

const copy = savedCopy.pages;

/** The pages that open without network; `watchOfflinePages` lights a window before each one that is on this device. */
export function OfflinePages({ pages }: { pages: readonly OfflinePage[] }) {
  return (
    <>
      <p role="status" data-offline-pages="">
        {copy.notReady}
      </p>
      <ul>
        {pages.map(({ href, label, kind }) => (
          <li key={href} data-path={href}>
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

/** Keeps the finished list true to what the browser has stored. Returns the way to stop. */
export function watchOfflinePages(content: HTMLElement): () => void {
  const status = content.querySelector('[data-offline-pages]');
  return markSavedPages(content, (areAllSaved) => {
    const words = areAllSaved ? copy.ready : copy.notReady;
    // The same words again would be said again.
    if (status && status.textContent !== words) status.textContent = words;
  });
}
