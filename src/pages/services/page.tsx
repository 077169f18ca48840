import { ForwardLink } from '../../components/arrow-link';
import { ButtonLink } from '../../components/button';
import { CallToAction } from '../../components/call-to-action';
import { ClaimValue } from '../../components/claim-value';
import { Container } from '../../components/container';
import { Section } from '../../components/section';
import { SvgMarkup } from '../../components/svg-markup';
import { TermList } from '../../components/term-list';
import { TextLink } from '../../components/text-link';
import { TextList } from '../../components/text-list';
import { measureCopy } from '../../content/copy/measure';
import { servicesCopy } from '../../content/copy/services-page';
import { howWeMeasureId, howWeMeasureLink } from '../../content/navigation';
import { priceList } from '../../content/prices';
import { services } from '../../content/services';
import { houseFrontRoof } from '../../scenes/building-parts/roof';
import { serviceWindow } from '../../scenes/building-parts/service-window';
import { rowSharePicture } from '../../scenes/share/share-layouts';
import { serviceOfferData } from '../../seo/service-offer-data';
import * as palette from '../../theme/palette';
import type { PageModule } from '../page-module';
import { Method } from './method';
import { servicesStyles } from './services.styles';

export default {
  Page,
  head: {
    ...servicesCopy.head,
    pictureWords: { title: servicesCopy.pictureTitle },
    structuredData: () => priceList.map(serviceOfferData),
  },
  background: 'sky',
  sharePicture: {
    drawSharePicture: rowSharePicture({
      objects: services.map(({ drawing }) => serviceWindow(drawing)),
      size: { w: 280, h: 290 },
      wall: { colour: palette.wall, roof: houseFrontRoof() },
    }),
    drawingDescription: 'Six windows in one house front, a different work going on behind each of them.',
  },
} satisfies PageModule;

/** Shows /services: the services, how we work, the results, how each figure was measured, and a call to action. */
function Page() {
  const { closing } = servicesCopy;
  return (
    <>
      <HouseFront />
      <Method />
      <Results />
      <Measures />
      <CallToAction background="oxide" className={servicesStyles().closing} title={closing.title}>
        <ButtonLink href="/contact">{closing.contact}</ButtonLink>
        <ButtonLink variant="outline" href="/pricing">
          {closing.pricing}
        </ButtonLink>
      </CallToAction>
    </>
  );
}

function HouseFront() {
  const { bookingEngine } = servicesCopy;
  return (
    <>
      <section className={servicesStyles().sky}>
        <Container className="words">
          <h1>{servicesCopy.title}</h1>
          <p>{servicesCopy.subtitle}</p>
        </Container>
        <SvgMarkup className="roof" svg={houseFrontRoof()} />
      </section>
      <Section className={servicesStyles().wall} isDark>
        <ul>
          {services.map(({ id, title, description, example, metricsLine, drawing }) => (
            <li key={id} id={id}>
              <SvgMarkup className="window" svg={serviceWindow(drawing)} />
              <div>
                <h2>{title}</h2>
                <p>{description}</p>
                <p className="example">{servicesCopy.example(example)}</p>
                <p className="metrics-line">{metricsLine}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="more" id={bookingEngine.id}>
          <h2>{bookingEngine.title}</h2>
          <p>{bookingEngine.text}</p>
          <ForwardLink href={bookingEngine.href}>{bookingEngine.action}</ForwardLink>
        </div>
      </Section>
    </>
  );
}

function Results() {
  const { results } = servicesCopy;
  return (
    <Section className={servicesStyles().results}>
      <h2>{results.title}</h2>
      <dl>
        {results.list.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ClaimValue value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">
        {results.note} <TextLink {...howWeMeasureLink} />
      </p>
      <ForwardLink href="/case-studies">{results.action}</ForwardLink>
    </Section>
  );
}

/** Every figure of the site links to this section. */
function Measures() {
  const { title, subtitle, list, baseline } = measureCopy;
  return (
    <Section className={servicesStyles().measures} id={howWeMeasureId}>
      <h2>{title}</h2>
      <p className="subtitle">{subtitle}</p>
      <TermList terms={list} wideLayout="beside" />
      <div className="baseline">
        <h3>{baseline.title}</h3>
        <div>
          <p>{baseline.text}</p>
          <TextList texts={baseline.terms} />
        </div>
      </div>
    </Section>
  );
}
