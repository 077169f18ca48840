import { ButtonLink } from '../../components/button';
import { Container } from '../../components/container';
import { GoLink } from '../../components/go-link';
import { Picture } from '../../components/picture';
import { appShell } from '../../content/copy/app-shell';
import { homeCopy } from '../../content/copy/home';
import { homePriceTeaser } from '../../content/pricing-terms';
import { homeServicePicks, services } from '../../content/services';
import { styles } from './teasers.styles';

/** Who we are: the window that gave us our name, open. */
export function AboutTeaser() {
  const copy = homeCopy.about;
  return (
    <section className={styles.about}>
      <Container className="split">
        <div>
          <h2>{copy.title}</h2>
          <p className="lead">{copy.text}</p>
          <GoLink href="/about">{copy.action}</GoLink>
        </div>
        <Picture
          className="art"
          src="/scenes/open-window.svg"
          width={496}
          height={536}
          alt=""
          loading="lazy"
          notFoundText={appShell.image.notFound}
        />
      </Container>
    </section>
  );
}

/** Three services as a hotel would post them: the name, a row of dots, the rate. */
export function TariffBoard() {
  const copy = homeCopy.services;
  return (
    <section className={`${styles.board} on-night`}>
      <Container className="split">
        <div>
          <h2>{copy.title}</h2>
          <p className="intro">{copy.text}</p>
          <GoLink href="/services">{copy.action}</GoLink>
        </div>
        <ol>
          {homeServicePicks.map(({ id, line, price }) => (
            <li key={id}>
              <div className="row">
                <h3>{services.find((service) => service.id === id)?.title}</h3>
                <span className="dots" />
                <span className="rate">
                  {price} <small>{copy.unit}</small>
                </span>
              </div>
              <p>{line}</p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

/** The one poster figure of the page, with what it does not say beside it. */
export function PriceTeaser() {
  const { lead, price, unit, promises, note } = homePriceTeaser;
  return (
    <section className={styles.price}>
      <Container className="split">
        <div>
          <h2>
            {lead} <span className="figure">{price.display}</span> <span className="unit">{unit}</span>
          </h2>
        </div>
        <div className="terms">
          <ul>
            {promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
          <p className="note">{note}</p>
          <ButtonLink href="/pricing">{homeCopy.pricing.action}</ButtonLink>
        </div>
      </Container>
    </section>
  );
}
