import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { contactCopy } from '../../content/copy/contact';
import { pricingBanner } from '../../content/pricing';
import { site, whatsAppLink } from '../../content/site';
import { ContactForm } from '../../features/leads/form/contact-form';
import { mark } from '../../scenes/brand';
import type { PageHead } from '../../seo/page-head';
import { text } from '../../theme/text.look';
import { styles } from './look';

export const head: PageHead = {
  path: '/contact',
  crumb: 'Contact',
  ...contactCopy.head,
  pageType: 'ContactPage',
  picture: { title: contactCopy.title },
};

/** The form house beside the words, and under an ink beam the faster ways to reach us. */
export function Page() {
  const { side } = contactCopy;
  return (
    <Container className={styles.grid}>
      <div className="opening">
        <h1 className={text.h1}>{contactCopy.title}</h1>
        <p className={`${text.lead} lead`}>{contactCopy.tagline}</p>
        <div className={styles.banner}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, small enough to draw again */}
          <div className="mark" dangerouslySetInnerHTML={{ __html: mark() }} />
          <p>{pricingBanner.text}</p>
        </div>
        <p className="split">{pricingBanner.split}</p>
      </div>
      <ContactForm />
      <aside className={styles.side}>
        <h2 className={text.h2s}>{side.title}</h2>
        <h3 className={text.h3}>{side.subtitle}</h3>
        <p>{side.text}</p>
        <div className="ways">
          <ButtonLink visual="line" full href={whatsAppLink()} target="_blank" rel="noopener noreferrer">
            {side.whatsApp}
          </ButtonLink>
          <ButtonLink visual="line" full href={site.phone.href}>
            {side.call}
          </ButtonLink>
        </div>
      </aside>
    </Container>
  );
}
