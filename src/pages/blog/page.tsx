import { Container } from '../../components/container';
import { Scene } from '../../components/scene';
import { articles } from '../../content/articles';
import { articleCategories, blogCopy } from '../../content/copy/blog';
import { blogView } from '../../features/blog-filter/blog-view';
import { categorySlug } from '../../features/blog-filter/category-address';
import { CategoryFilter } from '../../features/blog-filter/category-filter';
import { postsClass } from '../../features/blog-filter/category-filter.styles';
import { StayUpdated } from '../../features/newsletter/stay-updated';
import { underDoor } from '../../scenes/places/under-door';
import { blogData } from '../../seo/blog-data';
import type { PageHead } from '../../seo/page-head';
import { Entry, Featured } from './article-entry';
import { blogStyles } from './styles';

export const head: PageHead = {
  ...blogCopy.head,
  pageType: 'CollectionPage',
  picture: { title: blogCopy.title },
  structuredData: (origin) => [blogData(origin, blogCopy.head, articles)],
};

/** The list of all, and that of each category. */
const views = [null, ...articleCategories].map((category) => ({
  slug: categorySlug(category),
  ...blogView(articles, category),
}));

/** Every list of the blog; the address says which one is seen (`script.ts`). */
export function Page() {
  const styles = blogStyles();
  const [featured] = articles;
  return (
    <>
      {/* In one: what stands third in a page comes in the second frame, and the article below can be seen in the first. */}
      <div>
        <Container className={styles.head}>
          <h1>{blogCopy.title}</h1>
          <p>{blogCopy.lead}</p>
        </Container>
        <Container>
          <CategoryFilter
            listPath={head.path}
            categories={articleCategories}
            label={blogCopy.filter.label}
            allLabel={blogCopy.filter.all}
            status={(category) => blogCopy.filter.status(countOf(category), category)}
          />
        </Container>
      </div>
      {featured ? (
        <Featured
          article={featured}
          shownIn={views.filter((view) => view.featured !== null).map(({ slug }) => slug)}
        />
      ) : null}
      <Container className={styles.register}>
        {views.map(({ slug, listed }) => (
          <ul key={slug} className={postsClass()} data-in={slug} aria-label={blogCopy.list}>
            {listed.map((article, i) => (
              <li key={article.slug}>
                <Entry
                  article={article}
                  isDrawnHere={article === featured}
                  isOddLast={i === listed.length - 1 && i % 2 === 0}
                />
              </li>
            ))}
          </ul>
        ))}
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

/** How many articles a category, or all (null), holds: the featured one may stand in its list as well. */
function countOf(category: string | null): number {
  return articles.filter((article) => category === null || article.category === category).length;
}
