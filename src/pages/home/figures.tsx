import { ClaimValue } from '../../components/claim-value';
import { Section } from '../../components/section';
import { SvgMarkup } from '../../components/svg-markup';
import { TextLink } from '../../components/text-link';
import { homeCopy } from '../../content/copy/home';
import { howWeMeasureLink } from '../../content/navigation';
import { keyTag } from '../../scenes/front-desk/key-tag';
import { figuresStyles } from './figures.styles';

/** Shows the figures of `homeCopy.stats`, and below each what was counted: its `base`, or 'our own count' if it has none. */
export function Stats() {
  const copy = homeCopy.stats;
  return (
    <Section className={figuresStyles().stats} aria-label={copy.label} isDark>
      <dl>
        {copy.list.map(({ value, label, base = copy.noBase }) => (
          <div key={label}>
            <dt>
              {label}
              <small>{base}</small>
            </dt>
            <dd>
              <ClaimValue value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">
        {copy.note} <TextLink {...howWeMeasureLink} />
      </p>
    </Section>
  );
}

/** Shows the reasons of `homeCopy.why` to choose the company. Each has its figure on the tag of a room key. */
export function Reasons() {
  const copy = homeCopy.why;
  return (
    <Section className={figuresStyles().why}>
      <div className="top">
        <h2>{copy.title}</h2>
        <p className="subtitle">
          {copy.subtitle} <TextLink {...howWeMeasureLink} />
        </p>
      </div>
      <ul>
        {copy.reasons.map(({ figure, title, text }) => (
          <li key={title}>
            <SvgMarkup svg={keyTag(figure)} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
