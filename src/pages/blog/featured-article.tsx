import { Container } from '../../components/container';
import { SvgMarkup } from '../../components/svg-markup';
import type { Article } from '../../content/articles';
import { blogCopy } from '../../content/copy/blog';
import { articleDrawings, drawingsOf } from '../drawings';
import { ArticleSummary } from './article-summary';
import { articleSummaryClass } from './article-summary.styles';
import { featuredArticleStyles } from './featured-article.styles';

/** Shows an article with its drawing. Throws if src/scenes/articles has no drawings called `article.drawing`. */
export function FeaturedArticle({ article }: { article: Article }) {
  const drawings = drawingsOf(articleDrawings, article.drawing);
  const styles = featuredArticleStyles({ hasTitleInSky: drawings.hasTitleInSky });
  return (
    <>
      <article className={`${articleSummaryClass()} ${styles.featured}`} data-storable={article.path}>
        <Container className="words">
          <ArticleSummary article={article} />
          <p className="stored">{blogCopy.saved}</p>
        </Container>
        <SvgMarkup svg={drawings.hero} />
      </article>
      <div className={styles.caption}>
        <Container>{drawings.showsInventedFigures ? blogCopy.illustration : article.pictureText}</Container>
      </div>
    </>
  );
}
