import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { VisuallyHidden } from '../components/visually-hidden';
import { cleanPath } from '../domain/page-path';
import { reload } from '../platform/navigation';
import { AfterHydration } from './after-hydration';
import { ErrorBoundary } from './error-boundary';
import { headerGround } from './header-ground';
import { LoadingSign } from './loading-sign';
import { onAppLaunch } from './navigation/app-launch';
import { changePage, fetchNext } from './navigation/change-page';
import { followLinks, onLinkPressed } from './navigation/links';
import type { PageDocument } from './navigation/page-document';
import { SiteLayout } from './site-layout';

/** What the frame knows of the page in it. */
export type ShownPage = Pick<PageDocument, 'path' | 'ground'> & { title?: string };

interface AppProps {
  /** The page the document was served with. */
  first: ShownPage;
  /** Its HTML; empty in the browser, which has it. */
  served: string;
}

/** The frame around every page, and in it the place where the page stands. The page being left stays until the next one is here. */
export function App({ first, served }: AppProps) {
  const [page, setPage] = useState(first);
  return (
    <ErrorBoundary>
      <SiteLayout header={headerGround(page.ground)} path={page.path}>
        {/* React leaves alone what stands in here: page-life.tsx sees to it. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: on the server our own rendered page, in the browser nothing */}
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: served }} />
      </SiteLayout>
      <RouteAnnouncer title={page.title} />
      <AfterHydration path={page.path} />
      <PageChanges first={first} onChange={setPage} />
    </ErrorBoundary>
  );
}

interface PageChangesProps {
  first: ShownPage;
  /** Draws what the frame says of the page that has come. */
  onChange(page: ShownPage): void;
}

/**
 * Brings the page of each new address; a sign while one is on its way. Apart from the frame, which so is drawn once for a
 * change, when the page is here.
 */
function PageChanges({ first, onChange }: PageChangesProps) {
  const [location, navigate] = useLocation();
  const wanted = cleanPath(location);
  // An address without a page shows the 404 page, whose own path is another.
  const [shown, setShown] = useState(first.path === '/404' ? wanted : first.path);
  const pressed = useRef<{ path: string; page: Promise<PageDocument> }>(null);
  useEffect(() => {
    if (wanted === shown) return;
    let isCurrent = true;
    const coming = pressed.current?.path === wanted ? pressed.current.page : fetchNext(wanted);
    pressed.current = null;
    coming.then(
      (next) => {
        if (!isCurrent) return;
        changePage(next, () =>
          flushSync(() => {
            onChange(next);
            setShown(wanted);
          }),
        );
      },
      // A dead line, a newer build, an answer that is no page: the address is written already, the browser does the rest.
      () => {
        if (isCurrent) reload();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, shown, onChange]);
  useEffect(() => followLinks(navigate), [navigate]);
  useEffect(() => onAppLaunch(navigate), [navigate]);
  // Fetched while the press becomes a click. A page that cannot be had is the concern of the click.
  useEffect(
    () =>
      onLinkPressed((path) => {
        const asked = cleanPath(path);
        if (asked === cleanPath(window.location.pathname)) return;
        const page = fetchNext(asked);
        page.catch(() => undefined);
        pressed.current = { path: asked, page };
      }),
    [],
  );
  return wanted === shown ? null : <LoadingSign />;
}

/** Says the title of a page one has moved to. None on the first page: the browser announces that one itself. */
function RouteAnnouncer({ title }: { title: string | undefined }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}
