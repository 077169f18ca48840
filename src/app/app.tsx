import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { VisuallyHidden } from '../components/visually-hidden';
import { followLinks, onLinkPressed } from '../platform/links';
import { leaveFor } from '../platform/navigation';
import { AfterHydration } from './after-hydration';
import { ErrorBoundary } from './error-boundary';
import { type LoadedPage, loadedPage, loadPage } from './loaded-page';
import { LoadingSign } from './loading-sign';
import { PageSlot } from './page-slot';
import { type HeaderGround, matchRoute, type Route } from './routes';
import { SiteLayout } from './site-layout';

interface AppProps {
  /** The route the document was served with, and what its header stands on. */
  first: Route;
  firstHeader: HeaderGround;
  /** The first page's HTML; empty in the browser, which has it. */
  served: string;
}

/** The frame around every page, and in it the slot where the page stands. The page being left stays until the next one is here. */
export function App({ first, firstHeader, served }: AppProps) {
  const { page, isWaiting } = useNextPage(first);
  return (
    <ErrorBoundary resetKey={page?.route.path ?? first.path}>
      <SiteLayout
        header={page ? (page.header ?? 'canvas') : firstHeader}
        path={page?.route.path ?? first.path}
      >
        <PageSlot first={first} page={page} served={served} />
      </SiteLayout>
      <RouteAnnouncer title={page?.head.title} />
      <AfterHydration />
      {isWaiting ? <LoadingSign /> : null}
    </ErrorBoundary>
  );
}

/** The page moved to since the first, and whether another one is on its way. */
function useNextPage(first: Route): { page: LoadedPage | undefined; isWaiting: boolean } {
  const [path, navigate] = useLocation();
  const [shown, setShown] = useState<LoadedPage>();
  const route = matchRoute(path);
  const current = shown?.route ?? first;
  const ready = route === current ? shown : loadedPage(path);
  useEffect(() => {
    if (route === current) return;
    let isCurrent = true;
    loadPage(path).then(
      (page) => {
        if (isCurrent) setShown(page);
      },
      // The page's file is gone (an update, a dead line): let the browser ask for the whole page.
      () => {
        if (isCurrent) leaveFor(path);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [path, route, current]);
  useEffect(() => followLinks(navigate), [navigate]);
  // Fetched while the press becomes a click. A file that cannot be had is the concern of the click.
  useEffect(() => onLinkPressed((pressed) => void loadPage(pressed).catch(() => undefined)), []);
  return { page: ready ?? shown, isWaiting: route !== current && ready === undefined };
}

/** Says the title of a page one has moved to. None on the first page: the browser announces that one itself. */
function RouteAnnouncer({ title }: { title: string | undefined }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}
