import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { ButtonLink } from '../components/button';
import { Container } from '../components/container';
import { contactCopy } from '../content/copy/contact';
import { contactGuide } from '../content/copy/contact-guide';
import { pricingBanner } from '../content/pricing';
import { owner, site, whatsAppLink } from '../content/site';
import { ContactForm } from '../features/leads/contact-form';
import { mark } from '../scenes/brand';
import type { PageHead } from '../seo/page-head';
import { contactRecipe } from '../theme/recipes/contact';

export const head: PageHead = {
  path: '/contact',
  crumb: 'Contact',
  ...contactCopy.head,
  pageType: 'ContactPage',
  picture: { title: contactCopy.title },
};

/** The form house beside the words, and under an ink beam the faster ways to reach us. */
export function Page() {
  const styles = useSlotRecipe({ recipe: contactRecipe })();
  const { side } = contactCopy;
  return (
    <>
      <Container css={styles.grid}>
        <div className="opening">
          <chakra.h1 textStyle="h1">{contactCopy.title}</chakra.h1>
          <chakra.p textStyle="lead" className="lead">
            {contactCopy.tagline}
          </chakra.p>
          <chakra.div css={styles.banner}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, small enough to draw again */}
            <div className="mark" dangerouslySetInnerHTML={{ __html: mark() }} />
            <p>{pricingBanner.text}</p>
          </chakra.div>
          <p className="split">{pricingBanner.split}</p>
        </div>
        <ContactForm />
        <chakra.aside css={styles.side}>
          <chakra.h2 textStyle="h2s">{side.title}</chakra.h2>
          <chakra.h3 textStyle="h3">{side.subtitle}</chakra.h3>
          <p>{side.text}</p>
          <div className="ways">
            <ButtonLink
              visual="line"
              full
              href={whatsAppLink(side.whatsAppGreeting)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {side.whatsApp}
            </ButtonLink>
            <ButtonLink visual="line" full href={site.phone.href}>
              {side.call}
            </ButtonLink>
          </div>
          {owner.openingHours ? <p>{owner.openingHours}</p> : null}
        </chakra.aside>
      </Container>
      <Guide />
    </>
  );
}

/** What follows when the form is sent, and what to bring. */
function Guide() {
  const styles = useSlotRecipe({ recipe: contactRecipe })();
  const { next, audit, figures } = contactGuide;
  return (
    <chakra.section css={styles.guide}>
      <Container className="columns">
        <div>
          <h2>{next.title}</h2>
          <ol>
            {next.steps.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b> {text}
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h2>{audit.title}</h2>
          <ul>
            {audit.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{figures.title}</h2>
          <ul>
            {figures.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p>
            {figures.privacy} <a href={figures.link.href}>{figures.link.text}</a>
          </p>
        </div>
      </Container>
    </chakra.section>
  );
}
