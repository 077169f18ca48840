import { useCallback, useEffect, useState } from 'react';
import { ToastRegion } from '../components/toast-region';
import { VisuallyHidden } from '../components/visually-hidden';
import { appShellCopy } from '../content/copy/app-shell';
import { skipLinkClass } from './app.styles';
import { ErrorBoundary } from './error-boundary';
import { PageRouter, type ShownPage } from './navigation/page-router';
import { repeatEarlyPresses } from './page-runtime/early-presses';
import { OfflineBanner } from './shell/offline-banner';
import { PartsLoadedWhenIdle } from './shell/parts-loaded-when-idle';
import { QuoteDialogHost } from './shell/quote-dialog-host';
import { SiteFooter } from './shell/site-footer';
import { SiteHeader } from './shell/site-header';

/**
 * Renders the app shell around `servedPage`, the page of the document. Announces the title of each later page.
 * - In the build: `content` is the HTML of the page. Throws without a `<Router>` around it.
 * - In the browser: `content` is the element with `data-page`. React keeps it. If React does not use the HTML of the shell and
 *   creates the shell itself, `restoreContent` puts the element back. If a component throws, an error screen is shown.
 */
export function App({ servedPage, content }: { servedPage: ShownPage; content: string | HTMLElement }) {
  const [page, setPage] = useState(servedPage);
  // If a translator or an extension has changed a text of the shell, React renders the shell anew, without the page.
  const restoreContent = useCallback(
    (place: HTMLElement | null) => {
      if (place?.childElementCount === 0) place.append(content);
    },
    [content],
  );
  // The effects of the parts have run before, so `QuoteDialogHost` listens to the quote buttons.
  useEffect(() => repeatEarlyPresses(document.body), []);
  return (
    <ErrorBoundary titleTag="h1">
      <QuoteDialogHost />
      <a className={skipLinkClass()} href="#main">
        {appShellCopy.skipToContent}
      </a>
      {/* On pages with a sky the header lies over the top of main. */}
      <div style={{ position: 'relative' }}>
        <SiteHeader page={page} />
        <main id="main" tabIndex={-1}>
          {/* React does not update this element after hydration: show-page.ts replaces its content. */}
          <div
            ref={restoreContent}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: prerendered HTML of this site; empty in the browser
            dangerouslySetInnerHTML={{ __html: typeof content === 'string' ? content : '' }}
          />
        </main>
      </div>
      <SiteFooter />
      <OfflineBanner />
      <ToastRegion />
      {/* Announces the title of a new page to screen readers. The browser announces the first page itself. */}
      <VisuallyHidden role="status">{page.title}</VisuallyHidden>
      <PartsLoadedWhenIdle path={page.path} />
      <PageRouter servedPage={servedPage} onChange={setPage} />
    </ErrorBoundary>
  );
}
