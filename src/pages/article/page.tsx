import type { ReactNode } from 'react';
import { BackLink } from '../../components/arrow-link';
import { ButtonLink } from '../../components/button';
import { CallToAction } from '../../components/call-to-action';
import { Container } from '../../components/container';
import { divideProse, type ProseBody } from '../../components/prose/divide-prose';
import { printClass } from '../../components/prose/print.styles';
import { Section } from '../../components/section';
import { SvgMarkup } from '../../components/svg-markup';
import { type Article, articles, loadArticleBody, relatedArticles } from '../../content/articles';
import { articleCopy } from '../../content/copy/article';
import { blogCopy } from '../../content/copy/blog';
import { dayMonthAndYear } from '../../content/copy/dates';
import { exampleLinkHash } from '../../features/calculator/sharing/link-hash';
import type { ArticleDrawings } from '../../scenes/article-drawings';
import { withLabel } from '../../scenes/kit/svg';
import { blogPostingData } from '../../seo/blog-data';
import type { PageHead } from '../../seo/page-head';
import { articleDrawings, drawingsOf } from '../drawings';
import type { PageModule } from '../page-module';
import { articleStyles } from './article.styles';
import { articleElements, sourceAnchor } from './article-elements';
import { proseClass } from './prose.styles';

/**
 * Resolves to `Page`, `head` and `sharePicture` (`drawSharePicture`, `drawingDescription`) of the article with this path.
 * Rejects if there is no such article, if it has no drawings, or if loading fails.
 */
export default async function pageOf(path: string): Promise<PageModule> {
  const article = articles.find((each) => each.path === path);
  if (!article) throw new Error(`There is no article ${path}`);
  const drawings = drawingsOf(articleDrawings, article.drawing);
  const { drawSharePicture } = drawings;
  const body = divideProse(await loadArticleBody(article.slug), {
    components: { ...articleElements, CalculatorLink },
  });
  return {
    Page: () => <ArticleView article={article} drawings={drawings} body={body} />,
    head: articleHead(article),
    sharePicture: { drawSharePicture, drawingDescription: article.pictureText },
  };
}

interface CalculatorLinkProps {
  rooms: number;
  /** Percent. */
  occupancy: number;
  /** Rupees for one sold night. */
  price: number;
  children?: ReactNode;
}

/** Shows a link that opens the calculator with the figures of an example, for a year of 365 days. */
function CalculatorLink({ rooms, occupancy, price, children }: CalculatorLinkProps) {
  const hash = exampleLinkHash({ numberOfRooms: rooms, averagePrice: price, occupancyRate: occupancy });
  return <a href={`/tools/revenue-calculator#${hash}`}>{children}</a>;
}

function articleHead(article: Article): PageHead {
  const { headTitle, title, description, keywords, category, readingMinutes, monthLabel } = article;
  return {
    title: headTitle,
    description,
    keywords,
    crumb: title,
    trail: [{ path: blogCopy.head.path, name: articleCopy.back }],
    article: { section: category, publishedAt: article.publishedAt, modifiedAt: article.modifiedAt },
    pictureWords: { title, tagline: articleCopy.meta(readingMinutes, monthLabel) },
    structuredData: () => [blogPostingData(article)],
  };
}

interface ArticleViewProps {
  article: Article;
  drawings: ArticleDrawings;
  body: ProseBody;
}

function ArticleView({ article, drawings, body }: ArticleViewProps) {
  const { category, readingMinutes, monthLabel, publishedAt, modifiedAt } = article;
  const { subtitle, pictureText, caption, sources, closing } = article;
  const related = relatedArticles(article, articles).slice(0, 3);
  const styles = articleStyles({ sky: drawings.sky });
  return (
    <article className={`${styles.root} ${printClass()}`}>
      <div className={styles.progress} data-not-printed>
        <Container>
          <ReadingProgress />
        </Container>
      </div>
      <Container className={styles.head}>
        <BackLink href="/blog" data-not-printed>
          {articleCopy.back}
        </BackLink>
        <p className="meta">
          <span className="tag">{category}</span>
          <span>{articleCopy.meta(readingMinutes, monthLabel)}</span>
          {modifiedAt === publishedAt ? null : (
            <span>{articleCopy.reviewed(dayMonthAndYear(modifiedAt))}</span>
          )}
        </p>
        <h1>{article.title}</h1>
        <p className="subtitle">{subtitle}</p>
      </Container>
      <SvgMarkup className={styles.sky} data-not-printed svg={withLabel(drawings.hero, pictureText)} />
      <div className={styles.caption} data-not-printed>
        <Container>
          <b>{caption.figure}</b> {caption.text}
        </Container>
      </div>
      <Container className={`${proseClass()} text`}>
        <section>
          <nav className={styles.contents} aria-label={articleCopy.contents} data-not-printed>
            <p>{articleCopy.contents}</p>
            <ol>
              {body.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          {body.opening}
        </section>
        {body.sections.map(({ id, title, content }) => (
          <section key={id}>
            <h2 id={id}>
              <a href={`#${id}`}>{title}</a>
            </h2>
            {content}
          </section>
        ))}
      </Container>
      <Section className={styles.sources} aria-labelledby="sources">
        <div>
          <h2 id="sources">{articleCopy.sources.title}</h2>
          <p className="note">{articleCopy.sources.note}</p>
        </div>
        <ol>
          {sources.map(({ title, url }, i) => (
            <li key={title} id={sourceAnchor(i + 1)}>
              {url === undefined ? (
                <span>{title}</span>
              ) : (
                <a href={url} rel="noopener">
                  {title}
                </a>
              )}
            </li>
          ))}
        </ol>
      </Section>
      <Section className={styles.related} data-not-printed>
        <h2>{articleCopy.related}</h2>
        <ul>
          {related.map(({ path, title, excerpt }) => (
            <li key={path}>
              <a href={path}>{title}</a>
              <p>{excerpt}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction
        background="night"
        className={styles.closing}
        title={closing.heading}
        text={closing.text}
        data-not-printed
      >
        <ButtonLink variant="lit" href="/contact" data-subject={article.title}>
          {closing.action}
        </ButtonLink>
      </CallToAction>
    </article>
  );
}

/** CSS uncovers 24 lit windows over 24 dark ones while the visitor scrolls. */
function ReadingProgress() {
  const panes = (
    <div className="panes">
      {Array.from({ length: 24 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the windows are all alike and never move
        <i key={i} />
      ))}
    </div>
  );
  return (
    <div className="frame" aria-hidden="true">
      {panes}
      <div className="lit">{panes}</div>
    </div>
  );
}
