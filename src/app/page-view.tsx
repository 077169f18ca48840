import { type ComponentType, useEffect } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from './error-screen';

interface PageViewProps {
  Page: ComponentType;
  serverPath?: string;
  onHydrated?: () => void;
}

/**
 * Renders `Page`, a page or a live part of it, as the content of a separate React root. If it throws while rendering, an error
 * screen replaces it; the app shell still works. Give each root another `identifierPrefix`, so that ids differ. `serverPath`:
 * the path, only in the build; the browser reads its address bar. `onHydrated`: called after hydration, and when it changes.
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
