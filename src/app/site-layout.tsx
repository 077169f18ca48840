import type { ReactNode } from 'react';
import { ToastRegion } from '../components/toast-region';
import { appShell } from '../content/copy/app-shell';
import type { HeaderGround } from './header-ground';
import { OfflineBanner } from './offline-banner';
import { QuoteModalHost } from './quote-modal-host';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { skipClass } from './site-layout.styles';

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
      {/* Before the header, whose button may have been pressed already: by then somebody listens. */}
      <QuoteModalHost />
      <a className={skipClass()} href="#main">
        {appShell.skipToContent}
      </a>
      {/* The header of a page with a sky of its own lies over the top of main. */}
      <div style={{ position: 'relative' }}>
        <SiteHeader ground={header} path={path} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <SiteFooter />
      <OfflineBanner />
      <ToastRegion dismissLabel={appShell.dismiss} />
    </>
  );
}
