import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { Island } from '../../components/island';
import { Section } from '../../components/section';
import { SvgMarkup } from '../../components/svg-markup';
import { TermList } from '../../components/term-list';
import { TextLink } from '../../components/text-link';
import { TextList } from '../../components/text-list';
import { beforeYouSign } from '../../content/copy/before-you-sign';
import { contactCopy, contactGuideCopy } from '../../content/copy/contact';
import { beforeYouSignId } from '../../content/navigation';
import { pricingBanner } from '../../content/prices';
import { ownerFacts, site, whatsAppLink } from '../../content/site';
import { leadFormStyles } from '../../leads/form/lead-form.styles';
import { FORM_FIELDS } from '../../leads/rules/form-fields';
import { brandMark } from '../../scenes/brand';
import { formHouse } from '../../scenes/houses/form-house';
import { openWindow } from '../../scenes/places/open-window';
import { objectSharePicture } from '../../scenes/share/share-layouts';
import * as palette from '../../theme/palette';
import type { PageModule } from '../page-module';
import { contactStyles } from './contact.styles';

export default {
  Page,
  head: {
    ...contactCopy.head,
    pageType: 'ContactPage',
    pictureWords: { title: contactCopy.title },
  },
  sharePicture: {
    drawSharePicture: objectSharePicture({
      object: openWindow({ id: 'o' }),
      size: { w: 496, h: 536 },
      sky: palette.sky,
    }),
    drawingDescription: 'An open window, and beyond it a small hotel among hills.',
  },
} satisfies PageModule;

/** Shows /contact: the form, links to WhatsApp and phone, next steps, and 'Before you sign'. React hydrates only the form. */
function Page() {
  const { side } = contactCopy;
  return (
    <>
      <Container className={contactStyles().grid}>
        <div className="opening">
          <h1>{contactCopy.title}</h1>
          <p className="subtitle">{contactCopy.tagline}</p>
          <div className={contactStyles().banner}>
            <p>{pricingBanner.text}</p>
            {/* It follows the text beside it, because its position depends on the complete text. */}
            <SvgMarkup className="mark" svg={brandMark()} />
          </div>
          <p className="note">{pricingBanner.note}</p>
        </div>
        <section className={`form ${leadFormStyles().house}`} aria-labelledby="contact-form-title">
          <SvgMarkup className={leadFormStyles().drawing} svg={formHouse(FORM_FIELDS.length)} />
          <Island name="form" />
        </section>
        <aside className={contactStyles().side}>
          <h2>{side.title}</h2>
          <h3>{side.subtitle}</h3>
          <p>{side.text}</p>
          <div className="ways">
            <ButtonLink
              variant="outline"
              isFullWidth
              href={whatsAppLink()}
              target="_blank"
              rel="noopener noreferrer"
            >
              {side.whatsApp}
            </ButtonLink>
            <ButtonLink id="call" variant="outline" isFullWidth href={site.phone.href}>
              {side.call}
            </ButtonLink>
          </div>
          {ownerFacts.openingHours ? <p>{ownerFacts.openingHours}</p> : null}
        </aside>
      </Container>
      <Guide />
      <BeforeYouSign />
    </>
  );
}

function Guide() {
  const { next, audit, figures } = contactGuideCopy;
  return (
    <Section className={contactStyles().guide}>
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

function BeforeYouSign() {
  const { title, subtitle, terms, missing } = beforeYouSign();
  return (
    <Section className={contactStyles().signing} id={beforeYouSignId}>
      <h2>{title}</h2>
      <p className="subtitle">{subtitle}</p>
      <TermList terms={terms} wideLayout="columns" />
      {missing.items.length > 0 ? (
        <div className="missing">
          <h3>{missing.title}</h3>
          <TextList texts={missing.items} />
          <p>{missing.text}</p>
        </div>
      ) : null}
    </Section>
  );
}
