import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { GoLink } from '../../components/go-link';
import { Picture } from '../../components/picture';
import { Scene } from '../../components/scene';
import { TextLink } from '../../components/text-link';
import { aboutCopy } from '../../content/copy/about';
import { appShell } from '../../content/copy/app-shell';
import { beforeYouSignLink } from '../../content/navigation';
import { aboutServicePicks, services } from '../../content/services';
import { owner } from '../../content/site';
import { officeAtNight } from '../../scenes/places/office-at-night';
import { kannadaName } from '../../scenes/things/kannada-name';
import { numberedDoor } from '../../scenes/things/numbered-door';
import { pigeonhole } from '../../scenes/things/pigeonhole';
import type { PageHead } from '../../seo/page-head';
import * as ink from '../../theme/palette';
import { styles } from './styles';

export const head: PageHead = {
  path: '/about',
  ...aboutCopy.head,
  pageType: 'AboutPage',
  picture: { title: aboutCopy.intro.title },
};

export const header = 'sky';

export function Page() {
  const { intro, services: four, reasons, closing } = aboutCopy;
  return (
    <>
      <section className={styles.room}>
        <Container className="words">
          <Scene className="name" draw={() => kannadaName(ink.oxide, intro.kannada)} />
          <h1>{intro.title}</h1>
          <p>{intro.lead}</p>
        </Container>
        <Picture
          className="art"
          src="/scenes/night-desk.svg"
          sources={[{ media: '(min-width: 768px)', srcSet: '/scenes/night-desk-wide.svg' }]}
          width={390}
          height={352}
          alt={intro.scene}
          notFoundText={appShell.image.notFound}
        />
      </section>
      <section className={`${styles.intro} on-night`}>
        <Container className="split">
          <p>{intro.who}</p>
          <p>{intro.how}</p>
          <p className="people">
            {owner.founder ? aboutCopy.founder(owner.founder.name, owner.founder.role) : aboutCopy.unnamed}{' '}
            <TextLink {...beforeYouSignLink} />
          </p>
          {owner.photograph ? (
            <Picture
              className="photograph"
              {...owner.photograph}
              loading="lazy"
              notFoundText={appShell.image.notFound}
            />
          ) : null}
        </Container>
      </section>
      <section className={`${styles.holes} on-night`}>
        <Container>
          <h2>{four.title}</h2>
          <ul>
            {aboutServicePicks.map(({ id, line }) => (
              <li key={id}>
                <Scene draw={() => pigeonhole(four.things[id] ?? 'key')} />
                <div className="card">
                  <h3>{services.find((service) => service.id === id)?.title}</h3>
                  <p>{line}</p>
                </div>
              </li>
            ))}
          </ul>
          <GoLink href="/services">{four.action}</GoLink>
        </Container>
      </section>
      <section className={styles.doors}>
        <Container>
          <h2>{reasons.title}</h2>
          <ol>
            {reasons.list.map(({ door, colour, title, text }) => (
              <li key={door}>
                <Scene className="door" draw={() => numberedDoor({ number: door, colour })} />
                <div className="reason">
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </Container>
      </section>
      <section className={`${styles.street} on-night`}>
        <Container className="split">
          <div className="words">
            <h2>{closing.title}</h2>
            <p>{closing.text}</p>
            <ButtonLink visual="lit" href="/contact">
              {closing.action}
            </ButtonLink>
          </div>
          <Scene className="window" draw={() => officeAtNight({ label: closing.scene })} />
        </Container>
      </section>
    </>
  );
}
