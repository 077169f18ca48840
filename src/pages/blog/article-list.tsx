import { PagePicture } from '../../components/page-picture';
import { SvgMarkup } from '../../components/svg-markup';
import type { Article } from '../../content/articles';
import { blogCopy } from '../../content/copy/blog';
import { articleDrawings, drawingImage, drawingsOf, wideSource } from '../drawings';
import { ArticleSummary } from './article-summary';
import { articleSummaryClass } from './article-summary.styles';

interface ArticleListProps {
  articles: readonly Article[];
  inlineArticle?: Article | undefined;
}

/**
 * Lists articles with their covers. Throws if an article has no drawings.
 * - The cover of `inlineArticle` is inline if its drawing shows figures, because a file could not use our fonts for them.
 * - If the number of articles is odd, the last cover is wide from 768 px.
 */
export function ArticleList({ articles, inlineArticle }: ArticleListProps) {
  const isOdd = articles.length % 2 === 1;
  return (
    <ul aria-label={blogCopy.listLabel}>
      {articles.map((article, i) => (
        <li key={article.slug}>
          <article className={articleSummaryClass()} data-storable={article.path}>
            <Cover
              drawing={article.drawing}
              canBeInline={article === inlineArticle}
              isWide={isOdd && i === articles.length - 1}
            />
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

interface CoverProps {
  drawing: string;
  canBeInline: boolean;
  isWide: boolean;
}

function Cover({ drawing, canBeInline, isWide }: CoverProps) {
  const { hero, showsInventedFigures } = drawingsOf(articleDrawings, drawing);
  if (canBeInline && showsInventedFigures) return <SvgMarkup className="cover" svg={hero} />;
  const name = `cover-${drawing}`;
  return (
    <div className="cover">
      <PagePicture {...drawingImage(name)} sources={isWide ? [wideSource(name)] : []} />
    </div>
  );
}
