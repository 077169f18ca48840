import { type ComponentType, useEffect } from 'react';
import { Router } from 'wouter';
import { ErrorBoundary } from './error-boundary';

/** Each part of a page is a React root of its own: its generated ids must not meet others. The same on the server. */
export function rootOptions(place: string): { identifierPrefix: string } {
  return { identifierPrefix: place };
}

interface PageViewProps {
  Page: ComponentType;
  /** The path to render on the server; in the browser the address bar says it. */
  serverPath?: string;
  /** Called once React has taken over the HTML of the build. */
  onHydrated?: () => void;
}

/** A page, or a part of it, in a React root of its own inside the frame. One that breaks keeps its frame and every way out. */
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
