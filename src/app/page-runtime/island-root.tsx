import { type ComponentType, useEffect } from 'react';
import { ErrorBoundary } from '../error-boundary';

/**
 * Renders an island. If it throws in the browser, an error screen replaces it; in the build it stops the build. In the browser
 * calls `onHydrated` after hydration, even of the error screen, and again if `onHydrated` is another function. The caller's
 * React root needs its own `identifierPrefix`, so that ids differ.
 */
export function IslandRoot({ Island, onHydrated }: { Island: ComponentType; onHydrated?: () => void }) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <ErrorBoundary titleTag="h2">
      <Island />
    </ErrorBoundary>
  );
}
