import type { ComponentProps, FormEvent } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { classNames } from '../../components/class-names';
import { Container } from '../../components/container';
import { CloseIcon, MenuIcon } from '../../components/icons';
import { Logo } from '../../components/logo';
import { appShellCopy } from '../../content/copy/app-shell';
import { mainNavigation } from '../../content/navigation';
import { site, whatsAppLink } from '../../content/site';
import { onBackOrForward } from '../../platform/history';
import { combineCleanups, listen } from '../../platform/listen';
import { openQuoteDialog } from '../../platform/quote-event';
import type { ShownPage } from '../navigation/page-router';
import { siteHeaderStyles } from './site-header.styles';

/**
 * Shows the header in colours for the background of `page`. Marks the link to this page, or on an article or case study the
 * link to their list. It works without script, with links, a native menu and a form that leads to /contact.
 */
export function SiteHeader({ page: { background, path } }: { page: ShownPage }) {
  const styles = siteHeaderStyles({ background });
  const isDark = background === 'night' || background === 'indigo';
  return (
    <header className={classNames(styles.root, isDark ? 'on-dark' : undefined)}>
      <Container className={styles.bar}>
        <a className={styles.logo} href="/" aria-label={appShellCopy.homeLink}>
          <Logo background={isDark ? background : 'light'} />
        </a>
        <nav className={styles.nav} aria-label={appShellCopy.mainNavigationLabel} data-not-printed>
          <NavigationLinks path={path} />
        </nav>
        <QuoteButton
          className={styles.quoteInBar}
          variant={background === 'lit' ? 'primary' : 'lit'}
          size="sm"
          hasWindowIcon={false}
        />
        <details className={styles.menu} ref={closeMenuAfterUse} data-not-printed>
          <summary aria-label={appShellCopy.menuLabel}>
            <span className="menu-icon">
              <MenuIcon />
            </span>
            <span className="close-icon">
              <CloseIcon />
            </span>
          </summary>
          <nav aria-label={appShellCopy.menuLabel} className="on-dark">
            <Container>
              <ul>
                <NavigationLinks path={path} isListed />
              </ul>
              <QuoteButton className={styles.quoteInMenu} variant="lit" isFullWidth />
              <div className="contacts">
                <ButtonLink variant="outline" size="sm" href={site.phone.href}>
                  {appShellCopy.callLabel}
                </ButtonLink>
                <ButtonLink variant="outline" size="sm" href={whatsAppLink()} target="_blank" rel="noopener">
                  {appShellCopy.whatsAppLabel}
                </ButtonLink>
              </div>
            </Container>
          </nav>
        </details>
      </Container>
    </header>
  );
}

function NavigationLinks({ path, isListed = false }: { path: string; isListed?: boolean }) {
  return mainNavigation.map(({ href, label }) => {
    const link = (
      <a key={href} href={href} aria-current={ariaCurrentOf(href, path)}>
        {label}
      </a>
    );
    return isListed ? <li key={href}>{link}</li> : link;
  });
}

function ariaCurrentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}

/** Shows the quote button. Without script its form leads to /contact; on /contact a press waits until the script starts. */
function QuoteButton({ className, ...button }: ComponentProps<typeof Button>) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    openQuoteDialog();
  };
  return (
    <form action="/contact" onSubmit={handleSubmit} className={className} data-not-printed>
      <Button {...button} type="submit">
        {appShellCopy.getQuote}
      </Button>
    </form>
  );
}

/** Closes the menu after a choice in it, on Escape, a press outside, Back and Forward. Returns a function that stops it. */
function closeMenuAfterUse(menu: HTMLDetailsElement): () => void {
  const close = () => {
    menu.open = false;
  };
  const handleChoice = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a, [type=submit]')) close();
  };
  const handleKey = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.key === 'Escape' && menu.open)) return;
    close();
    menu.querySelector('summary')?.focus();
  };
  const handlePress = (event: Event) => {
    if (menu.open && event.target instanceof Node && !menu.contains(event.target)) close();
  };
  return combineCleanups([
    listen(menu, ['click'], handleChoice),
    listen(menu, ['keydown'], handleKey),
    listen(document, ['pointerdown'], handlePress),
    onBackOrForward(close),
  ]);
}
