import { type ComponentType, useEffect } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from './error-screen';

interface PageViewProps {
  Page: ComponentType;
  /** The path to render on the server. The browser reads it from the address bar. */
  serverPath?: string;
  /** Called when React has hydrated the HTML, and again if another function is passed. */
  onHydrated?: () => void;
}

/**
 * Renders `Page`, a page or a live part of it, as the content of a separate React root. If it throws while rendering, an error
 * screen replaces it; the app shell still works. Give each root another `identifierPrefix`, so that ids differ. `serverPath`:
 * the path, given only in the build. `onHydrated`: called after the first render in the browser.
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
