import type { EmotionCache } from '@emotion/cache';
import { useEffect } from 'react';
import { ErrorBoundary } from './error-boundary';
import type { LoadedPage } from './loaded-page';
import { PageProviders } from './providers';

interface PageViewProps {
  page: LoadedPage;
  cache: EmotionCache;
  /** The path to render on the server; in the browser the address bar says it. */
  serverPath?: string;
  /** The page stands in the document. */
  onShown?: (page: LoadedPage) => void;
}

/** The content of `main`, in a React root of its own inside the frame. A page that breaks keeps its frame and every way out. */
export function PageView({ page, cache, serverPath, onShown }: PageViewProps) {
  useEffect(() => onShown?.(page), [page, onShown]);
  return (
    <PageProviders cache={cache} {...(serverPath === undefined ? {} : { serverPath })}>
      <ErrorBoundary resetKey={page.route.path}>
        <page.Page key={page.route.path} />
      </ErrorBoundary>
    </PageProviders>
  );
}
