import { PagePicture } from '../../components/page-picture';
import { SvgMarkup } from '../../components/svg-markup';
import type { Article } from '../../content/articles';
import { blogCopy } from '../../content/copy/blog';
import { shownInClass } from '../../features/blog-filter/category-filter.styles';
import { articleDrawings, coverDrawing, drawingsOf } from '../drawings';
import { ArticleSummary } from './article-summary';
import { articleSummaryClass } from './article-summary.styles';

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
          <article className={articleSummaryClass()} data-storable={article.path}>
            {article === inlineArticle &&
            drawingsOf(articleDrawings, article.drawing).showsInventedFigures ? (
              <SvgMarkup className="cover" svg={drawingsOf(articleDrawings, article.drawing).hero} />
            ) : (
              <div className="cover">
                <Cover drawing={article.drawing} isWide={isOdd && i === articles.length - 1} />
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
function Cover({ drawing, isWide }: { drawing: string; isWide: boolean }) {
  const wide = { media: '(min-width: 768px)', srcSet: coverDrawing(drawing, 'wide').image.src };
  return <PagePicture {...coverDrawing(drawing, 'square').image} sources={isWide ? [wide] : []} />;
}
