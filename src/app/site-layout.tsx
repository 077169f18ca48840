import type { ReactNode } from 'react';
import { ToastRegion } from '../components/toast-region';
import { appShellCopy } from '../content/copy/app-shell';
import type { HeaderGround } from './header-ground';
import { OfflineBanner } from './offline-banner';
import { QuoteModalHost } from './quote-modal-host';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { styles } from './styles';

interface SiteLayoutProps {
  /** The background behind the header. */
  ground: HeaderGround;
  /** Path of the shown page in the route table. */
  path: string;
  children: ReactNode;
}

/** Shows header, `children` inside `<main>`, and footer; in the browser also offline strip, toasts and quote form if needed. */
export function SiteLayout({ ground, path, children }: SiteLayoutProps) {
  return (
    <>
      {/* Before the header, which replays early presses on its quote button: by then this component must listen. */}
      <QuoteModalHost />
      <a className={styles.skipLink} href="#main">
        {appShellCopy.skipToContent}
      </a>
      {/* On pages with a sky the header lies over the top of main. */}
      <div style={{ position: 'relative' }}>
        <SiteHeader ground={ground} path={path} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <SiteFooter />
      <OfflineBanner />
      <ToastRegion dismissLabel={appShellCopy.dismiss} />
    </>
  );
}
