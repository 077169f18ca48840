import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { system } from '../theme/system';

interface ProvidersProps {
  cache: EmotionCache;
  /** The path to render on the server; in the browser the address bar says it. */
  serverPath?: string;
  children: ReactNode;
}

/** What must stand around the frame, on the server and in the browser alike. Brings the global styles. */
export function Providers(props: ProvidersProps) {
  return <Surroundings {...props} system={system} />;
}

/** The same around the page, whose root is its own. The global styles are there already. */
export function PageProviders(props: ProvidersProps) {
  return <Surroundings {...props} system={pageSystem} />;
}

const pageSystem = { ...system, _global: [] };

function Surroundings({
  cache,
  serverPath,
  children,
  system: value,
}: ProvidersProps & { system: typeof system }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={value}>
        <Router {...(serverPath === undefined ? {} : { ssrPath: serverPath })}>{children}</Router>
      </ChakraProvider>
    </CacheProvider>
  );
}
