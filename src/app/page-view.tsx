import { type ComponentType, useEffect } from 'react';
import { ErrorBoundary } from './shell/error-screen';

interface PageViewProps {
  Page: ComponentType;
  onHydrated?: () => void;
}

/**
 * Renders `Page`, a page or a live part of it. The caller makes a React root for each, with its own `identifierPrefix`, so that
 * ids differ. If `Page` throws in the browser, an error screen replaces it; in the build the error stops the build.
 * `onHydrated`: called after hydration, also if the error screen replaced `Page`, and again whenever it is a new function.
 * Never called in the build.
 */
export function PageView({ Page, onHydrated }: PageViewProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>
  );
}
