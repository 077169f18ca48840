import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { Section } from '../../components/section';
import { TextLink } from '../../components/text-link';
import { TextList } from '../../components/text-list';
import { contactCopy } from '../../content/copy/contact';
import { contactGuide } from '../../content/copy/contact-guide';
import { pricingBanner } from '../../content/pricing';
import { owner, site, whatsAppLink } from '../../content/site';
import { loadFormHouse } from '../../leads/form/form-strip';
import { mark } from '../../scenes/brand';
import type { PageHead } from '../../seo/page-head';
import { textStyles } from '../../theme/text.styles';
import { BeforeYouSign } from './before-you-sign';
import { styles } from './styles';

const head: PageHead = {
  path: '/contact',
  crumb: 'Contact',
  ...contactCopy.head,
  pageType: 'ContactPage',
  picture: { title: contactCopy.title },
};

/** The contact page, the strip over its form at hand. */
export async function pageOf() {
  await loadFormHouse();
  return { Page: ContactView, head };
}

/** The form, hydrated by itself (`script.ts`), beside the words, and under an ink beam the faster ways to reach us. */
function ContactView() {
  const { side } = contactCopy;
  return (
    <>
      <Container className={styles.grid}>
        <div className="opening">
          <h1 className={textStyles.h1}>{contactCopy.title}</h1>
          <p className={`${textStyles.lead} lead`}>{contactCopy.tagline}</p>
          <div className={styles.banner}>
            <p>{pricingBanner.text}</p>
            {/* After the words it stands level with: it has its place when they are whole. */}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, small enough to draw again */}
            <div className="mark" dangerouslySetInnerHTML={{ __html: mark() }} />
          </div>
          <p className="split">{pricingBanner.split}</p>
        </div>
        <div className="form" data-live="form" />
        <aside className={styles.side}>
          <h2 className={textStyles.h2s}>{side.title}</h2>
          <h3 className={textStyles.h3}>{side.subtitle}</h3>
          <p>{side.text}</p>
          <div className="ways">
            <ButtonLink visual="line" full href={whatsAppLink()} target="_blank" rel="noopener noreferrer">
              {side.whatsApp}
            </ButtonLink>
            <ButtonLink id="call" visual="line" full href={site.phone.href}>
              {side.call}
            </ButtonLink>
          </div>
          {owner.openingHours ? <p>{owner.openingHours}</p> : null}
        </aside>
      </Container>
      <Guide />
      <BeforeYouSign />
    </>
  );
}

/** What follows when the form is sent, and what to bring. */
function Guide() {
  const { next, audit, figures } = contactGuide;
  return (
    <Section className={styles.guide} columnClass="columns">
      <div>
        <h2>{next.title}</h2>
        <ol>
          {next.steps.map((step) => (
            <li key={step.title}>
              <b>{step.title}</b> {step.text}
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h2>{audit.title}</h2>
        <TextList texts={audit.points} />
      </div>
      <div>
        <h2>{figures.title}</h2>
        <TextList texts={figures.points} />
        <p>
          {figures.privacy} <TextLink {...figures.link} />
        </p>
      </div>
    </Section>
  );
}
