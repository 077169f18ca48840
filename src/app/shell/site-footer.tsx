import { memo } from 'react';
import { Container } from '../../components/container';
import { Logo } from '../../components/logo';
import { appShellCopy } from '../../content/copy/app-shell';
import { newsletterCopy } from '../../content/copy/newsletter';
import { footerNavigation } from '../../content/navigation';
import { ownerFacts, site } from '../../content/site';
import { NewsletterForm } from '../../features/newsletter/newsletter-form';
import { siteFooterStyles } from './site-footer.styles';

/** Shows the footer of every page: company, contact data, page links and newsletter. `memo` makes React render it once. */
export const SiteFooter = memo(function SiteFooter() {
  const { address, phone, mail } = site;
  return (
    <footer className={`${siteFooterStyles().root} on-dark`}>
      <Container>
        <div className={siteFooterStyles().grid}>
          <div className={siteFooterStyles().about}>
            <a href="/" aria-label={appShellCopy.homeLink}>
              <Logo background="night" />
            </a>
            <p>{site.blurb}</p>
            <address>
              {address.street}, {address.locality} {address.postalCode}
              <br />
              {address.region}, {address.country}
              <br />
              <a href={phone.href}>{phone.display}</a>
              <br />
              <a href={`mailto:${mail.hello}`}>{mail.hello}</a>
              {ownerFacts.openingHours ? <span className="hours">{ownerFacts.openingHours}</span> : null}
            </address>
          </div>
          <nav className={siteFooterStyles().links} aria-label={appShellCopy.footerNavigationLabel}>
            {footerNavigation.map(({ href, label }) => (
              <div key={href}>
                <a href={href}>{label}</a>
              </div>
            ))}
          </nav>
          <div className={siteFooterStyles().news}>
            <h2>{newsletterCopy.footerTitle}</h2>
            <NewsletterForm isDark />
            <ul className="social">
              {site.social.map(({ name, href }) => (
                <li key={name}>
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={siteFooterStyles().bottom}>
          <span>{appShellCopy.copyright}</span>
          {ownerFacts.registeredName ? <span>{ownerFacts.registeredName}</span> : null}
          {ownerFacts.gstin ? <span>{appShellCopy.gstin(ownerFacts.gstin)}</span> : null}
          <span>{appShellCopy.madeIn}</span>
        </div>
      </Container>
    </footer>
  );
});
