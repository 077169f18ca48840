import { coverPath, coverSize } from '../../components/article-cover';
import { Container } from '../../components/container';
import { GoLink } from '../../components/go-link';
import { Picture } from '../../components/picture';
import { latestArticles } from '../../content/articles';
import { caseStudies } from '../../content/case-studies';
import { appShell } from '../../content/copy/app-shell';
import { homeCopy } from '../../content/copy/home';
import { integrationPartners } from '../../content/partners';
import { styles } from './reading.styles';

const notFoundText = appShell.image.notFound;

/** The first two case studies, each with its figure and what the figure measures. */
export function CaseCovers() {
  const copy = homeCopy.cases;
  return (
    <section className={styles.cases}>
      <Container>
        <h2>{copy.title}</h2>
        <div className="covers">
          {caseStudies.slice(0, 2).map(({ slug, path, name, excerpt, metrics: [figure] }) => (
            <article key={slug}>
              <span className="label">
                <Picture
                  src={`/scenes/case-${slug}.svg`}
                  width={640}
                  height={440}
                  alt=""
                  loading="lazy"
                  notFoundText={notFoundText}
                />
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
          <GoLink href="/case-studies">{copy.action}</GoLink>
        </p>
      </Container>
    </section>
  );
}

/** The newest articles: one large, the others in a row. Their covers are those of the blog. */
export function BlogCards() {
  const copy = homeCopy.blog;
  return (
    <section className={styles.blog}>
      <Container>
        <h2>{copy.title}</h2>
        <div className="cards">
          {latestArticles(copy.count).map(
            ({ slug, path, title, category, listMinutes, monthLabel, scene }, i) => {
              const shape = i === 0 ? 'wide' : 'square';
              const [width, height] = coverSize[shape];
              return (
                <article key={slug}>
                  <span className="label">
                    <Picture
                      src={coverPath(scene, shape)}
                      width={width}
                      height={height}
                      alt=""
                      loading="lazy"
                      notFoundText={notFoundText}
                    />
                  </span>
                  <div>
                    <p className="meta">{copy.meta(category, listMinutes, monthLabel)}</p>
                    <h3>
                      <a href={path}>{title}</a>
                    </h3>
                  </div>
                </article>
              );
            },
          )}
        </div>
        <p className="more">
          <GoLink href="/blog">{copy.action}</GoLink>
        </p>
      </Container>
    </section>
  );
}

/** The channels, their names set in our own type. A logo stands here only when its owner's file was supplied. */
export function Partners() {
  const copy = homeCopy.partners;
  return (
    <section className={styles.partners}>
      <Container>
        <h2>{copy.title}</h2>
        <ul>
          {integrationPartners.map(({ name, website, domain, imageUrl }) => (
            <li key={name}>
              <a href={website} target="_blank" rel="noopener noreferrer">
                {imageUrl ? (
                  <Picture
                    src={imageUrl}
                    width={120}
                    height={32}
                    alt={name}
                    loading="lazy"
                    notFoundText={notFoundText}
                  />
                ) : (
                  name
                )}
                <small>{domain}</small>
              </a>
            </li>
          ))}
        </ul>
        <p className="note">{copy.note}</p>
      </Container>
    </section>
  );
}
