import { type ComponentType, useEffect } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from './error-screen';

interface PageViewProps {
  Page: ComponentType;
  serverPath?: string;
  onHydrated?: () => void;
}

/**
 * Renders `Page`, a page or a live part of it. The caller makes a React root for each, with its own `identifierPrefix`, so that
 * ids differ. If `Page` throws in the browser, an error screen replaces it; in the build the error stops the build.
 * `serverPath`: the path, needed in the build only. `onHydrated`: called after hydration, and once for each new function.
 */
export function PageView({ Page, serverPath, onHydrated }: PageViewProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <Router {...(serverPath === undefined ? {} : { ssrPath: serverPath })}>
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>
    </Router>
  );
}
