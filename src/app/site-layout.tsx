import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ToastRegion } from '../components/toast-region';
import { frame } from '../content/copy/frame';
import { OfflineBanner } from '../features/app-status/offline-banner';
import { QuoteModalHost } from './quote-modal-host';
import type { HeaderGround } from './routes';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

interface SiteLayoutProps {
  header: HeaderGround;
  /** Of the page shown, in the route table. */
  path: string;
  children: ReactNode;
}

/** The frame around every page. What only the browser knows (network, waiting requests, toasts) is empty in the prerendered page. */
export function SiteLayout({ header, path, children }: SiteLayoutProps) {
  return (
    <>
      <SkipLink href="#main">{frame.skipToContent}</SkipLink>
      <OfflineBanner />
      {/* The header of a page with a sky of its own lies over the top of main, below the offline strip. */}
      <div style={{ position: 'relative' }}>
        <SiteHeader ground={header} path={path} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <SiteFooter />
      <ToastRegion dismissLabel={frame.dismiss} />
      <QuoteModalHost />
    </>
  );
}

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    zIndex: '50',
    insetInlineStart: '4',
    top: '-100px',
    padding: '12px 18px',
    bg: 'ink',
    color: 'onDark',
    fontWeight: '600',
    borderRadius: 'control',
    _focusVisible: { top: '2' },
  },
});
