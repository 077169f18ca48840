import { type ComponentType, useEffect } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from './error-screen';

interface PageViewProps {
  Page: ComponentType;
  /** The path to render on the server. The browser reads it from the address bar. */
  serverPath?: string;
  /** Called once, when React has hydrated the prerendered HTML. */
  onHydrated?: () => void;
}

/**
 * A page, or a part of it, in a separate React root. If it throws, the app shell still works. The `identifierPrefix` of the
 * root is the name of the part, in the build and in the browser, so that the ids of several roots differ.
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
