import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { cleanPath } from '../../helpers/page-path';
import { reloadPage } from '../../platform/page-load';
import { fetchPage, type PageDocument } from '../page-runtime/page-document';
import { onAppLaunch } from './app-launch';
import { followLinks, onLinkPointerDown } from './links';
import { LoadingIndicator } from './loading-indicator';
import { showPage } from './show-page';

/** What the app shell knows about the shown page. Screen readers read `title`, which is absent for the first page. */
export type ShownPage = Pick<PageDocument, 'path' | 'background'> & { title?: string };

/**
 * Follows links and launches of the app (`followLinks`, `onAppLaunch`). Fetches and shows the page of each new path, also after
 * Back and Forward, and calls `onChange` for the app shell. `servedPage` is the page of the served document.
 * - It renders only the `LoadingIndicator`, while the old page stays. `showPage` replaces the page outside React.
 * - If the path changes again before the page has arrived, that page is not shown.
 * - If the page cannot be fetched, the browser loads the address.
 */
export function PageRouter({
  servedPage,
  onChange,
}: {
  servedPage: ShownPage;
  onChange: (page: ShownPage) => void;
}) {
  // A new path renders only this component. `App` follows when the page has arrived.
  const [routerPath, navigate] = useLocation();
  const urlPath = cleanPath(routerPath);
  // The path comes from the document, because Back may have changed the address before the app started. The 404 page is shown
  // at the address that the visitor asked for, not at /404.
  const [shownPath, setShownPath] = useState(servedPage.path === '/404' ? urlPath : servedPage.path);
  const prefetched = useRef<{ path: string; page: Promise<PageDocument> }>(null);
  useEffect(() => {
    if (urlPath === shownPath) return;
    let isCurrent = true;
    const early = prefetched.current?.path === urlPath ? prefetched.current.page : null;
    prefetched.current = null;
    const fetching = early?.catch(() => fetchPage(urlPath)) ?? fetchPage(urlPath);
    fetching.then(
      (next) => {
        if (!isCurrent) return;
        showPage(next, () =>
          flushSync(() => {
            onChange(next);
            setShownPath(urlPath);
          }),
        );
      },
      // There is no network, or the response is no page of this build. The address has changed, so the browser loads it.
      () => {
        if (isCurrent) reloadPage();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [urlPath, shownPath, onChange]);
  useEffect(() => followLinks(navigate), [navigate]);
  useEffect(() => onAppLaunch(navigate), [navigate]);
  // Fetches the page between press and click.
  useEffect(
    () =>
      onLinkPointerDown((path) => {
        const page = fetchPage(path);
        // The click fetches it again.
        page.catch(() => undefined);
        prefetched.current = { path, page };
      }),
    [],
  );
  return urlPath === shownPath ? null : <LoadingIndicator />;
}
