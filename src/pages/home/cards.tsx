import { ForwardLink } from '../../components/arrow-link';
import { PagePicture } from '../../components/page-picture';
import { Section } from '../../components/section';
import { articles, inPublishedOrder } from '../../content/articles';
import { homeCaseStudies } from '../../content/case-studies';
import { homeCopy } from '../../content/copy/home';
import { integrationPartners } from '../../content/partners';
import { drawingImage } from '../drawings';
import { cardsStyles } from './cards.styles';

/** Shows a card for each of `homeCaseStudies`: cover, name as a link, first figure if there is one, and summary. */
export function CaseStudyCards() {
  const copy = homeCopy.caseStudies;
  return (
    <Section className={cardsStyles().caseStudies}>
      <h2>{copy.title}</h2>
      <div className="covers">
        {homeCaseStudies.map(({ slug, path, name, excerpt, metrics: [figure] }) => (
          <article key={slug}>
            <span className="label">
              <PagePicture {...drawingImage(`case-${slug}`)} />
            </span>
            <h3>
              <a href={path}>{name}</a>{' '}
              {figure ? (
                <span className="metric">
                  <b>{figure.value}</b> <span>{figure.label}</span>
                </span>
              ) : null}
            </h3>
            <p className="excerpt">{excerpt}</p>
          </article>
        ))}
      </div>
      <p className="more">
        <ForwardLink href="/case-studies">{copy.action}</ForwardLink>
      </p>
    </Section>
  );
}

/** Shows the three articles with the newest `publishedAt` as cards, the first large. Throws if one has no drawings. */
export function BlogCards() {
  const copy = homeCopy.blog;
  const latest = inPublishedOrder(articles).slice(0, 3);
  return (
    <Section className={cardsStyles().blog}>
      <h2>{copy.title}</h2>
      <div className="cards">
        {latest.map(({ slug, path, title, category, listMinutes, monthLabel, drawing }, i) => (
          <article key={slug}>
            <span className="label">
              <PagePicture {...drawingImage(i === 0 ? `cover-${drawing}-wide` : `cover-${drawing}`)} />
            </span>
            <div>
              <p className="meta">{copy.meta(category, listMinutes, monthLabel)}</p>
              <h3>
                <a href={path}>{title}</a>
              </h3>
            </div>
          </article>
        ))}
      </div>
      <p className="more">
        <ForwardLink href="/blog">{copy.action}</ForwardLink>
      </p>
    </Section>
  );
}

/**
 * Shows the integration partners and a note. Each partner is a link to its `website` in a new tab. The link has the logo at
 * `imageUrl`, or else the name, and below it the `domain`.
 */
export function IntegrationPartners() {
  const copy = homeCopy.partners;
  return (
    <Section className={cardsStyles().partners}>
      <h2>{copy.title}</h2>
      <ul>
        {integrationPartners.map(({ name, website, domain, imageUrl }) => (
          <li key={name}>
            <a href={website} target="_blank" rel="noopener noreferrer">
              {imageUrl ? <PagePicture src={imageUrl} width={120} height={32} alt={name} /> : name}
              <small>{domain}</small>
            </a>
          </li>
        ))}
      </ul>
      <p className="note">{copy.note}</p>
    </Section>
  );
}
