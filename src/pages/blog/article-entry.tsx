import { ArticleCover } from '../../components/article-cover';
import { classNames } from '../../components/class-names';
import { Container } from '../../components/container';
import { Scene } from '../../components/scene';
import { articleScenes, sceneOf } from '../../components/scene-collections';
import type { Article } from '../../content/articles';
import { appShell } from '../../content/copy/app-shell';
import { blogCopy } from '../../content/copy/blog';
import { postsClass } from '../../features/blog-filter/category-filter.styles';
import { blogStyles } from './styles';

interface FeaturedProps {
  article: Article;
  /** The lists it stands over, by the names of their categories in addresses. */
  shownIn: readonly string[];
}

/** The first article, its house across the page. */
export function Featured({ article, shownIn }: FeaturedProps) {
  const inSky = article.scene === 'rate-panes';
  const styles = blogStyles({ inSky });
  const posts = { 'data-in': shownIn.join(' ') };
  return (
    <>
      <article className={classNames(styles.featured, postsClass())} {...posts} data-path={article.path}>
        <Container className="words">
          <Meta article={article} />
          <h2>
            <a href={article.path}>{article.title}</a>
          </h2>
          <p className="excerpt">{article.excerpt}</p>
          <p className="saved">{blogCopy.saved}</p>
        </Container>
        <Scene draw={() => sceneOf(articleScenes, article.scene).hero} />
      </article>
      <div className={classNames(styles.caption, postsClass())} {...posts}>
        <Container>{inSky ? blogCopy.illustration : article.picture}</Container>
      </div>
    </>
  );
}

interface EntryProps {
  article: Article;
  isOddLast: boolean;
  /** The featured article in the list of its category: its drawing is at hand, and a file could not set its figures in our type. */
  isDrawnHere: boolean;
}

/** A row of the register. An odd last one closes it across both columns, with its wide drawing. */
export function Entry({ article, isOddLast, isDrawnHere }: EntryProps) {
  return (
    <article data-path={article.path}>
      {isDrawnHere ? (
        <Scene className="cover" draw={() => sceneOf(articleScenes, article.scene).hero} />
      ) : (
        <div className="cover">
          <ArticleCover name={article.scene} wide={isOddLast} notFoundText={appShell.image.notFound} />
        </div>
      )}
      <div>
        <Meta article={article} />
        <h2>
          <a href={article.path}>{article.title}</a>
        </h2>
        <p className="excerpt">{article.excerpt}</p>
      </div>
      <p className="saved">{blogCopy.saved}</p>
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
