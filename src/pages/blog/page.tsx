import { Container } from '../../components/container';
import { Scene } from '../../components/scene';
import { articleCategories, articles } from '../../content/articles';
import { blogCopy } from '../../content/copy/blog';
import { blogView } from '../../features/blog-filter/blog-view';
import { useCategory } from '../../features/blog-filter/category-address';
import { CategoryFilter } from '../../features/blog-filter/category-filter';
import { StayUpdated } from '../../features/newsletter/stay-updated';
import { useSavedPaths } from '../../features/saved/use-saved-paths';
import { underDoor } from '../../scenes/places/under-door';
import { blogData } from '../../seo/blog-data';
import type { PageHead } from '../../seo/page-head';
import { Entry, Featured } from './article-entry';
import { featuredScene } from './featured-scene';
import { blogStyles } from './look';

const head: PageHead = {
  ...blogCopy.head,
  pageType: 'CollectionPage',
  picture: { title: blogCopy.title },
  structuredData: (origin) => [blogData(origin, blogCopy.head, articles)],
};

/** The list of articles, with the drawing of its first one at hand. */
export async function pageOf() {
  const [first] = articles;
  if (first) await featuredScene(first.scene).load();
  return { Page, head };
}

/** Marks in the document that this is the blog. */
const registerId = 'articles';

export function Page() {
  const styles = blogStyles();
  const category = useCategory(articleCategories);
  const saved = useSavedPaths();
  const { featured, listed } = blogView(articles, category);
  // The featured one may stand in the list of its category, too.
  const shown = new Set(featured ? [featured, ...listed] : listed);
  return (
    <>
      <Container className={styles.head}>
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
          status={blogCopy.filter.status(shown.size, category)}
        />
      </Container>
      {featured ? <Featured article={featured} isSaved={saved.has(featured.path)} /> : null}
      <Container className={styles.register} id={registerId}>
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
      <section className={styles.stay}>
        <Container>
          <div className="words">
            <StayUpdated />
          </div>
          <Scene className="art" draw={() => underDoor()} />
        </Container>
      </section>
    </>
  );
}
