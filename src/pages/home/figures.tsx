import { Container } from '../../components/container';
import { Figure } from '../../components/figure';
import { Scene } from '../../components/scene';
import { TextLink } from '../../components/text-link';
import { statsStrip } from '../../content/claims';
import { homeCopy } from '../../content/copy/home';
import { measureLink } from '../../content/navigation';
import { keyTag } from '../../scenes/things/key-tag';
import { styles } from './figures.styles';

/** The ledger: four figures, each with whose it is. */
export function Stats() {
  const copy = homeCopy.stats;
  return (
    <section className={`${styles.stats} on-night`} aria-label={copy.label}>
      <Container>
        <dl>
          {statsStrip.map(({ value, label, base = copy.noBase }) => (
            <div key={label}>
              <dt>
                {label}
                <small>{base}</small>
              </dt>
              <dd>
                <Figure value={value} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="note">
          {copy.note} <TextLink {...measureLink} />
        </p>
      </Container>
    </section>
  );
}

/** The key rack: four reasons, the figure of each on its tag. */
export function Reasons() {
  const copy = homeCopy.why;
  return (
    <section className={styles.why}>
      <Container>
        <div className="top">
          <h2>{copy.title}</h2>
          <p className="lead">
            {copy.lead} <TextLink {...measureLink} />
          </p>
        </div>
        <ul>
          {copy.reasons.map(({ figure, title, text }) => (
            <li key={title}>
              <Scene draw={() => keyTag(figure)} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
