import { ForwardLink } from '../../components/arrow-link';
import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { PagePicture } from '../../components/page-picture';
import { Section } from '../../components/section';
import { SvgMarkup } from '../../components/svg-markup';
import { TextLink } from '../../components/text-link';
import { aboutCopy } from '../../content/copy/about';
import { beforeYouSignLink } from '../../content/navigation';
import { services } from '../../content/services';
import { ownerFacts } from '../../content/site';
import { kannadaName } from '../../scenes/brand';
import { numberedDoor } from '../../scenes/building-parts/numbered-door';
import { pigeonhole } from '../../scenes/front-desk/pigeonhole';
import { withLabel } from '../../scenes/kit/svg';
import { officeAtNight } from '../../scenes/places/office-at-night';
import { objectSharePicture } from '../../scenes/share/share-layouts';
import * as palette from '../../theme/palette';
import { drawingImage, wideSource } from '../drawings';
import type { PageModule } from '../page-module';
import { aboutStyles } from './about.styles';

export default {
  Page,
  head: {
    ...aboutCopy.head,
    pageType: 'AboutPage',
    pictureWords: { title: aboutCopy.intro.title },
  },
  background: 'sky',
  sharePicture: {
    drawSharePicture: objectSharePicture({
      object: officeAtNight(),
      size: { w: 332, h: 434 },
      sky: palette.nightLight,
    }),
    drawingDescription: 'One window lit at night, and somebody at a desk in it with a glass of chai.',
  },
} satisfies PageModule;

/** Shows /about with the services that have `aboutCard`. Omits an unknown photograph. A text replaces an unknown founder. */
function Page() {
  const { intro, services: servicesCopy, reasons, closing } = aboutCopy;
  return (
    <>
      <section className={aboutStyles().room}>
        <Container className="words">
          <SvgMarkup className="name" svg={withLabel(kannadaName(), intro.kannada)} />
          <h1>{intro.title}</h1>
          <p>{intro.subtitle}</p>
        </Container>
        <PagePicture
          className="art"
          {...drawingImage('night-desk')}
          sources={[wideSource('night-desk')]}
          loading="eager"
          alt={intro.pictureText}
        />
      </section>
      <Section className={aboutStyles().intro} isDark>
        <p>{intro.who}</p>
        <p>{intro.how}</p>
        <p className="people">
          {ownerFacts.founder
            ? aboutCopy.founder(ownerFacts.founder.name, ownerFacts.founder.role)
            : aboutCopy.noFounder}{' '}
          <TextLink {...beforeYouSignLink} />
        </p>
        {ownerFacts.photograph ? <PagePicture className="photograph" {...ownerFacts.photograph} /> : null}
      </Section>
      <Section className={aboutStyles().services} isDark>
        <h2>{servicesCopy.title}</h2>
        <ul>
          {services.map(({ id, title, aboutCard }) =>
            aboutCard ? (
              <li key={id}>
                <SvgMarkup svg={pigeonhole(aboutCard.item)} />
                <div className="card">
                  <h3>{title}</h3>
                  <p>{aboutCard.line}</p>
                </div>
              </li>
            ) : null,
          )}
        </ul>
        <ForwardLink href="/services">{servicesCopy.action}</ForwardLink>
      </Section>
      <Section className={aboutStyles().doors}>
        <h2>{reasons.title}</h2>
        <ol>
          {reasons.list.map(({ door, colour, title, text }) => (
            <li key={door}>
              <SvgMarkup className="door" svg={numberedDoor({ number: door, colour })} />
              <div className="reason">
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section className={aboutStyles().street} isDark>
        <div className="words">
          <h2>{closing.title}</h2>
          <p>{closing.text}</p>
          <ButtonLink variant="lit" href="/contact">
            {closing.action}
          </ButtonLink>
        </div>
        <SvgMarkup className="window" svg={withLabel(officeAtNight(), closing.pictureText)} />
      </Section>
    </>
  );
}
