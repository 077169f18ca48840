import { type ComponentType, useEffect } from 'react';
import { ErrorBoundary } from '../error-boundary';

interface IslandRootProps {
  Island: ComponentType;
  /** The tag of the error screen's title: `h1` if the island has the `h1` of the page. */
  titleTag?: 'h1' | 'h2';
  onHydrated?: () => void;
}

/**
 * Renders an island. If the island throws while React renders it, the browser shows an error screen in its place, and the build
 * stops. In the browser calls `onHydrated` after hydration, even of the error screen. The caller's React root needs its own
 * `identifierPrefix`, so that ids differ.
 */
export function IslandRoot({ Island, titleTag = 'h2', onHydrated }: IslandRootProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <ErrorBoundary titleTag={titleTag}>
      <Island />
    </ErrorBoundary>
  );
}
