import { type ComponentType, useEffect } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from './error-boundary';

/** Returns the options of a React root: a prefix, so that ids of several roots differ. Server and browser must agree. */
export function rootOptions(place: string): { identifierPrefix: string } {
  return { identifierPrefix: place };
}

interface PageViewProps {
  Page: ComponentType;
  /** The path to render on the server. The browser reads it from the address bar. */
  serverPath?: string;
  /** Called once, when React has hydrated the prerendered HTML. */
  onHydrated?: () => void;
}

/** A page, or a part of it, in a separate React root. If it throws, the app shell still works. */
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
