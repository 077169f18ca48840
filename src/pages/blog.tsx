import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { ArticleCover } from '../components/article-cover';
import { articleHeroes } from '../components/article-hero';
import { Container } from '../components/container';
import { Link } from '../components/link';
import { Scene } from '../components/scene';
import { loadUnlessServed } from '../components/scene-source';
import { ScreenScene } from '../components/screen-scene';
import { type Article, articleCategories, articles } from '../content/articles';
import { articleCopy } from '../content/copy/article';
import { blogCopy } from '../content/copy/blog';
import { frame } from '../content/copy/frame';
import { blogView } from '../features/blog-filter/blog-view';
import { CategoryFilter } from '../features/blog-filter/category-filter';
import { useCategory } from '../features/blog-filter/use-category';
import { StayUpdated } from '../features/newsletter/stay-updated';
import { useSavedPaths } from '../features/saved-pages/use-saved-paths';
import { underDoor } from '../scenes/under-door';
import { blogData } from '../seo/blog-data';
import type { PageHead } from '../seo/page-head';
import { blogRecipe } from '../theme/recipes/blog';

const head: PageHead = {
  ...blogCopy.head,
  pageType: 'CollectionPage',
  picture: { title: blogCopy.title },
  structuredData: (origin) => [blogData(origin, blogCopy.head, articles)],
};

/** The list of articles, with the drawing of its first one at hand. */
export async function blogPage() {
  const [first] = articles;
  if (first) await loadUnlessServed(registerId, [articleHeroes[first.scene].source]);
  return { Page: BlogView, head };
}

/** Marks in the document that this is the blog. */
const registerId = 'articles';

function BlogView() {
  const styles = useSlotRecipe({ recipe: blogRecipe })();
  const category = useCategory(articleCategories);
  const saved = useSavedPaths();
  const { featured, listed } = blogView(articles, category);
  return (
    <>
      <Container css={styles.head}>
        <h1>{blogCopy.title}</h1>
        <p>{blogCopy.lead}</p>
      </Container>
      <Container>
        <CategoryFilter
          listPath={head.path}
          categories={articleCategories}
          current={category}
          label={blogCopy.filter.label}
          allLabel={blogCopy.filter.all}
          status={blogCopy.filter.status(listed.length, category)}
        />
      </Container>
      {featured ? <Featured article={featured} isSaved={saved.has(featured.path)} /> : null}
      <Container css={styles.register} id={registerId}>
        <ul aria-label={blogCopy.list}>
          {listed.map((article, i) => (
            <li key={article.slug}>
              <Entry
                article={article}
                isDrawnHere={article === articles[0]}
                isOddLast={i === listed.length - 1 && i % 2 === 0}
                isSaved={saved.has(article.path)}
              />
            </li>
          ))}
        </ul>
      </Container>
      <chakra.section css={styles.stay}>
        <Container>
          <div className="words">
            <StayUpdated />
          </div>
          <Scene className="art" draw={() => underDoor()} />
        </Container>
      </chakra.section>
    </>
  );
}

interface EntryProps {
  article: Article;
  isSaved: boolean;
}

/** The first article, its house across the page. */
function Featured({ article, isSaved }: EntryProps) {
  const { scene } = article;
  const styles = useSlotRecipe({ recipe: blogRecipe })({ inSky: scene === 'ratePanes' });
  return (
    <>
      <chakra.article css={styles.featured}>
        <Container className="words">
          <Meta article={article} />
          <h2>
            <Link href={article.path}>{article.title}</Link>
          </h2>
          <p className="excerpt">{article.excerpt}</p>
          {isSaved ? <p className="saved">{blogCopy.saved}</p> : null}
        </Container>
        <ScreenScene {...articleHeroes[scene]} />
      </chakra.article>
      <chakra.div css={styles.caption}>
        <Container>
          {scene === 'ratePanes' ? blogCopy.illustration : articleCopy.scenes[scene].picture}
        </Container>
      </chakra.div>
    </>
  );
}

interface RowProps extends EntryProps {
  isOddLast: boolean;
  /** The featured article in the list of its category: its drawing is at hand, and a file could not set its figures in our type. */
  isDrawnHere: boolean;
}

/** A row of the register. An odd last one closes it across both columns, with its wide drawing. */
function Entry({ article, isSaved, isOddLast, isDrawnHere }: RowProps) {
  return (
    <article>
      <div className="cover">
        {isDrawnHere ? (
          <ScreenScene {...articleHeroes[article.scene]} />
        ) : (
          <ArticleCover name={article.scene} wide={isOddLast} notFoundText={frame.image.notFound} />
        )}
      </div>
      <div>
        <Meta article={article} />
        <h2>
          <Link href={article.path}>{article.title}</Link>
        </h2>
        <p className="excerpt">{article.excerpt}</p>
        {isSaved ? <p className="saved">{blogCopy.saved}</p> : null}
      </div>
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
