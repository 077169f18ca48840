import type { ComponentType } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from './error-boundary';

/** The page is a second React root: its generated ids must not meet those of the frame. The same on the server. */
export const PAGE_ROOT_OPTIONS = { identifierPrefix: 'p' } as const;

interface PageViewProps {
  Page: ComponentType;
  /** The path to render on the server; in the browser the address bar says it. */
  serverPath?: string;
}

/** The content of `main`, in a React root of its own inside the frame. A page that breaks keeps its frame and every way out. */
export function PageView({ Page, serverPath }: PageViewProps) {
  return (
    <Router {...(serverPath === undefined ? {} : { ssrPath: serverPath })}>
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>
    </Router>
  );
}
