import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { siteSystem } from '../theme/system';

interface ProvidersProps {
  cache: EmotionCache;
  /** The path to render on the server; in the browser the address bar says it. */
  serverPath?: string;
  children: ReactNode;
}

/** What must stand around the frame, on the server and in the browser alike. On the server it brings the global styles. */
export function Providers(props: ProvidersProps) {
  return <Surroundings {...props} system={import.meta.env.SSR ? siteSystem() : withoutGlobals()} />;
}

/** The same around the page, whose root is its own. The global styles are there already. */
export function PageProviders(props: ProvidersProps) {
  return <Surroundings {...props} system={withoutGlobals()} />;
}

let bareSystem: SystemContext | undefined;

/** One object for both roots: Chakra works a recipe out once for each system it is given. */
function withoutGlobals(): SystemContext {
  bareSystem ??= { ...siteSystem(), _global: [] };
  return bareSystem;
}

function Surroundings({
  cache,
  serverPath,
  children,
  system: value,
}: ProvidersProps & { system: SystemContext }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={value}>
        <Router {...(serverPath === undefined ? {} : { ssrPath: serverPath })}>{children}</Router>
      </ChakraProvider>
    </CacheProvider>
  );
}
