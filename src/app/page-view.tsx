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
 * Renders `Page`, a page or a part of it, for a separate React root. If it throws, an error screen takes its place and the
 * app shell still works. The root's `identifierPrefix` is the part's name, so that ids differ.
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
