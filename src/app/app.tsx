import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { ToastRegion } from '../components/toast-region';
import { VisuallyHidden } from '../components/visually-hidden';
import { appShellCopy } from '../content/copy/app-shell';
import { cleanPath } from '../domain/page-path';
import { ErrorBoundary } from './error-screen';
import { headerGround } from './header-ground';
import { LateParts } from './late-parts';
import { LoadingSign } from './loading-sign';
import { onAppLaunch } from './navigation/app-launch';
import { changePage } from './navigation/change-page';
import { followLinks, onLinkPressed } from './navigation/links';
import { fetchPage, type PageDocument } from './navigation/page-document';
import { OfflineBanner } from './offline-banner';
import { QuoteModalHost } from './quote-modal-host';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { styles } from './styles';

/** What the app shell knows about the shown page. `title`: read to screen readers; absent for the first page. */
export type ShownPage = Pick<PageDocument, 'path' | 'ground'> & { title?: string };

/**
 * Renders the app shell around the page: header and footer; in the browser also offline strip, toasts and quote form if needed.
 * When the path of the address changes, fetches and shows its page; the old page stays until then. If the page cannot be
 * fetched, the browser reloads the address. If a part of the app shell throws in the browser, an error screen replaces
 * everything. `first`: the page that the document was served with. `served`: in the build, the HTML of `first`; in the browser
 * '', because the document has this HTML already.
 */
export function App({ first, served }: { first: ShownPage; served: string }) {
  const [page, setPage] = useState(first);
  return (
    <ErrorBoundary>
      {/* Before the header, which replays early presses on its quote button: by then this component must listen. */}
      <QuoteModalHost />
      <a className={styles.skipLink} href="#main">
        {appShellCopy.skipToContent}
      </a>
      {/* On pages with a sky the header lies over the top of main. */}
      <div style={{ position: 'relative' }}>
        <SiteHeader ground={headerGround(page.ground)} path={page.path} />
        <main id="main" tabIndex={-1}>
          {/* React does not update this element after hydration: change-page.ts replaces its content. */}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: prerendered HTML of this site; empty in the browser */}
          <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: served }} />
        </main>
      </div>
      <SiteFooter />
      <OfflineBanner />
      <ToastRegion dismissLabel={appShellCopy.dismiss} />
      {/* Announces the title of a new page to screen readers. The browser announces the first page itself. */}
      <VisuallyHidden role="status">{page.title}</VisuallyHidden>
      <LateParts path={page.path} />
      <PageChanges first={first} onChange={setPage} />
    </ErrorBoundary>
  );
}

/** Fetches and shows the page of each new path. Separate from `App`, so that only it renders before the page has arrived. */
function PageChanges({ first, onChange }: { first: ShownPage; onChange: (page: ShownPage) => void }) {
  const [location, navigate] = useLocation();
  const wanted = cleanPath(location);
  // The 404 page is shown at the address that the visitor asked for, not at /404.
  const [shown, setShown] = useState(first.path === '/404' ? wanted : first.path);
  const prefetched = useRef<{ path: string; page: Promise<PageDocument> }>(null);
  useEffect(() => {
    if (wanted === shown) return;
    let isCurrent = true;
    const fetching = prefetched.current?.path === wanted ? prefetched.current.page : fetchPage(wanted);
    prefetched.current = null;
    fetching.then(
      (next) => {
        if (!isCurrent) return;
        changePage(next, () =>
          flushSync(() => {
            onChange(next);
            setShown(wanted);
          }),
        );
      },
      // No network, a newer build, or no page in the response: the address has changed already, so the browser loads it.
      () => {
        if (isCurrent) window.location.reload();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, shown, onChange]);
  useEffect(() => followLinks(navigate), [navigate]);
  useEffect(() => onAppLaunch(navigate), [navigate]);
  // Fetches the page between press and click. After a failure the click fetches it again.
  useEffect(
    () =>
      onLinkPressed((pressedPath) => {
        const path = cleanPath(pressedPath);
        if (path === cleanPath(window.location.pathname)) return;
        const page = fetchPage(path);
        prefetched.current = { path, page };
        page.catch(() => {
          if (prefetched.current?.page === page) prefetched.current = null;
        });
      }),
    [],
  );
  return wanted === shown ? null : <LoadingSign />;
}
