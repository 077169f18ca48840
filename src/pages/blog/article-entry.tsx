import { ArticleCover } from '../../components/article-cover';
import { Container } from '../../components/container';
import { LazyScene } from '../../components/lazy-scene';
import type { Article } from '../../content/articles';
import { blogCopy } from '../../content/copy/blog';
import { frame } from '../../content/copy/frame';
import { featuredScene } from './featured-scene';
import { blogStyles } from './look';

interface EntryProps {
  article: Article;
  isSaved: boolean;
}

/** The first article, its house across the page. */
export function Featured({ article, isSaved }: EntryProps) {
  const inSky = article.scene === 'rate-panes';
  const styles = blogStyles({ inSky });
  return (
    <>
      <article className={styles.featured}>
        <Container className="words">
          <Meta article={article} />
          <h2>
            <a href={article.path}>{article.title}</a>
          </h2>
          <p className="excerpt">{article.excerpt}</p>
          {isSaved ? <p className="saved">{blogCopy.saved}</p> : null}
        </Container>
        <LazyScene source={featuredScene(article.scene)} draw={({ hero }) => hero} />
      </article>
      <div className={styles.caption}>
        <Container>{inSky ? blogCopy.illustration : article.picture}</Container>
      </div>
    </>
  );
}

interface RowProps extends EntryProps {
  isOddLast: boolean;
  /** The featured article in the list of its category: its drawing is at hand, and a file could not set its figures in our type. */
  isDrawnHere: boolean;
}

/** A row of the register. An odd last one closes it across both columns, with its wide drawing. */
export function Entry({ article, isSaved, isOddLast, isDrawnHere }: RowProps) {
  return (
    <article>
      {isDrawnHere ? (
        <LazyScene className="cover" source={featuredScene(article.scene)} draw={({ hero }) => hero} />
      ) : (
        <div className="cover">
          <ArticleCover name={article.scene} wide={isOddLast} notFoundText={frame.image.notFound} />
        </div>
      )}
      <div>
        <Meta article={article} />
        <h2>
          <a href={article.path}>{article.title}</a>
        </h2>
        <p className="excerpt">{article.excerpt}</p>
      </div>
      {isSaved ? <p className="saved">{blogCopy.saved}</p> : null}
    </article>
  );
}

function Meta({ article: { category, listMinutes, monthLabel } }: { article: Article }) {
  return (
    <p className="meta">
      <b>{category}</b>
      <span>
        {blogCopy.minutes(listMinutes)}
        <span className="minutes" aria-hidden="true">
          {Array.from({ length: listMinutes }, (_, minute) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the windows are all alike and never move
            <i key={minute} />
          ))}
        </span>
      </span>
      <span>{monthLabel}</span>
    </p>
  );
}
