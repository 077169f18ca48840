import { useEffect } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from './error-boundary';
import type { LoadedPage } from './loaded-page';

/** The page is a second React root: its generated ids must not meet those of the frame. The same on the server. */
export const PAGE_ROOT_OPTIONS = { identifierPrefix: 'p' } as const;

interface PageViewProps {
  page: LoadedPage;
  /** The path to render on the server; in the browser the address bar says it. */
  serverPath?: string;
  /** The page stands in the document. */
  onShown?: (page: LoadedPage) => void;
}

/** The content of `main`, in a React root of its own inside the frame. A page that breaks keeps its frame and every way out. */
export function PageView({ page, serverPath, onShown }: PageViewProps) {
  useEffect(() => onShown?.(page), [page, onShown]);
  return (
    <Router {...(serverPath === undefined ? {} : { ssrPath: serverPath })}>
      <ErrorBoundary resetKey={page.route.path}>
        <page.Page key={page.route.path} />
      </ErrorBoundary>
    </Router>
  );
}
