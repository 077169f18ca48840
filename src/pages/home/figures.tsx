import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { Container } from '../../components/container';
import { Figure } from '../../components/figure';
import { Scene } from '../../components/scene';
import { statsStrip } from '../../content/claims';
import { homeCopy } from '../../content/copy/home';
import { measureCopy } from '../../content/copy/measure';
import { keyTag } from '../../scenes/key-tag';
import { homeFiguresRecipe } from '../../theme/recipes/home-figures';

/** The ledger: four figures, each with whose it is. */
export function Stats() {
  const styles = useSlotRecipe({ recipe: homeFiguresRecipe })();
  const copy = homeCopy.stats;
  return (
    <chakra.section css={styles.stats} className="on-night" aria-label={copy.label}>
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
          {copy.note} <a href={measureCopy.link.href}>{measureCopy.link.text}</a>
        </p>
      </Container>
    </chakra.section>
  );
}

/** The key rack: four reasons, the figure of each on its tag. */
export function Reasons() {
  const styles = useSlotRecipe({ recipe: homeFiguresRecipe })();
  const copy = homeCopy.why;
  return (
    <chakra.section css={styles.why}>
      <Container>
        <div className="top">
          <h2>{copy.title}</h2>
          <p className="lead">
            {copy.lead} <a href={measureCopy.link.href}>{measureCopy.link.text}</a>
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
    </chakra.section>
  );
}
