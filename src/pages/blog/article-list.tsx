import { classNames } from '../../components/class-names';
import { Container } from '../../components/container';
import { SvgMarkup } from '../../components/svg-markup';
import type { Article } from '../../content/articles';
import { blogCopy } from '../../content/copy/blog';
import { shownInClass } from '../../features/blog-filter/category-filter.styles';
import { articleScenes, coverDrawing, drawingsOf } from '../drawings';
import { PagePicture } from '../page-picture';
import { featuredStyles } from './featured.styles';
import { listedArticleClass } from './listed-article.styles';

interface FeaturedArticleProps {
  article: Article;
  /** Category slugs, and `all` for no category. The article is visible while one of them is chosen. */
  shownIn: readonly string[];
}

/**
 * Shows an article with its drawing. CSS hides it unless the chosen category is in `shownIn`, where `all` means that none is
 * chosen. Throws if the article has no drawings.
 */
export function FeaturedArticle({ article, shownIn }: FeaturedArticleProps) {
  const drawings = drawingsOf(articleScenes, article.scene);
  const styles = featuredStyles({ hasTitleInSky: drawings.hasTitleInSky });
  const categories = shownIn.join(' ');
  return (
    <>
      <article
        className={classNames(listedArticleClass(), styles.featured, shownInClass())}
        data-categories={categories}
        data-storable={article.path}
      >
        <Container className="words">
          <ArticleSummary article={article} />
          <p className="stored">{blogCopy.saved}</p>
        </Container>
        <SvgMarkup svg={drawings.hero} />
      </article>
      <div className={classNames(styles.caption, shownInClass())} data-categories={categories}>
        <Container>{drawings.showsInventedFigures ? blogCopy.illustration : article.pictureText}</Container>
      </div>
    </>
  );
}

interface ArticleListProps {
  articles: readonly Article[];
  /** The featured article. If its drawing shows figures, it is inline, because a file could not use our fonts for them. */
  inlineArticle?: Article | undefined;
  /** The slug of the category that shows this list. Without it the list is always visible. */
  shownIn?: string;
}

/**
 * Lists articles with their covers. With `shownIn`, CSS hides the list unless that category is chosen. In an odd list the last
 * cover is wide from 768 px. Throws if an article has no drawings.
 */
export function ArticleList({ articles, inlineArticle, shownIn }: ArticleListProps) {
  const isOdd = articles.length % 2 === 1;
  return (
    <ul
      className={shownIn === undefined ? undefined : shownInClass()}
      data-categories={shownIn}
      aria-label={blogCopy.list}
    >
      {articles.map((article, i) => (
        <li key={article.slug}>
          <article className={listedArticleClass()} data-storable={article.path}>
            {article === inlineArticle && drawingsOf(articleScenes, article.scene).showsInventedFigures ? (
              <SvgMarkup className="cover" svg={drawingsOf(articleScenes, article.scene).hero} />
            ) : (
              <div className="cover">
                <Cover scene={article.scene} isWide={isOdd && i === articles.length - 1} />
              </div>
            )}
            <div>
              <ArticleSummary article={article} />
            </div>
            <p className="stored">{blogCopy.saved}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** Shows the picture of an article. With `isWide`, screens from 768 px get the wide drawing. */
function Cover({ scene, isWide }: { scene: string; isWide: boolean }) {
  const wide = { media: '(min-width: 768px)', srcSet: coverDrawing(scene, 'wide').image.src };
  return <PagePicture {...coverDrawing(scene, 'square').image} sources={isWide ? [wide] : []} />;
}

function ArticleSummary({ article }: { article: Article }) {
  const { category, listMinutes, monthLabel, path, title, excerpt } = article;
  return (
    <>
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
      <h2>
        <a href={path}>{title}</a>
      </h2>
      <p className="excerpt">{excerpt}</p>
    </>
  );
}
