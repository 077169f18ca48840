import { Container } from '../../components/container';
import { type BlogPage, blogPages, categoryPath } from '../../content/blog-pages';
import { articleCategories } from '../../content/copy/article-categories';
import { blogCopy } from '../../content/copy/blog';
import { categoryFilterClass } from '../../features/blog-filter/category-filter.styles';
import { listPageData } from '../../seo/list-page-data';
import type { PageHead } from '../../seo/page-head';
import { ArticleList } from './article-list';
import { blogStyles } from './blog.styles';
import { Pagination } from './pagination';

/**
 * Returns the head of a list page other than /blog, without path, with the structured data of its articles. Its share picture
 * shows the category, or "Older articles". `previous` is the newer page and `next` the older one, if there is one.
 */
export function blogListHead({ category, number, articles, newerPath, olderPath }: BlogPage): PageHead {
  const { head, older, category: ofCategory, pages } = blogCopy;
  const blog = { path: head.path, name: head.crumb };
  const isFirst = number === 1;
  return {
    title: category === null ? older.headTitle(number) : ofCategory.headTitle(category, number),
    description: category === null ? older.description(number) : ofCategory.description(category, number),
    keywords: category === null ? head.keywords : [category, ...head.keywords],
    pageType: 'CollectionPage',
    crumb: category !== null && isFirst ? category : pages.crumb(number),
    trail: category === null || isFirst ? [blog] : [blog, { path: categoryPath(category), name: category }],
    pictureWords: { title: category ?? older.title },
    previous: newerPath,
    next: olderPath,
    structuredData: ({ path }) => [listPageData(path, articles)],
  };
}

/**
 * Shows a list page other than /blog: its articles, links to /blog and to each category that has a page, and `Pagination`.
 * Throws if an article has no drawings.
 */
export function BlogListPage({ blogPage }: { blogPage: BlogPage }) {
  const { category, articles, number, pageCount, articleCount } = blogPage;
  const { filter, older, pages } = blogCopy;
  const links = [null, ...articleCategories]
    .map((name) => ({ name, path: categoryPath(name) }))
    .filter(({ path }) => blogPages.some((page) => page.path === path));
  return (
    <>
      {/* This is one element, so that the first rows of articles are painted in the first frame too (page.tsx says why). */}
      <div>
        <Container className={blogStyles().head}>
          <h1>{category ?? older.title}</h1>
          <p>
            {pageCount === 1
              ? pages.subtitle(articleCount)
              : pages.subtitleOfPage(articleCount, number, pageCount)}
          </p>
        </Container>
        <Container>
          <nav className={categoryFilterClass()} aria-label={filter.label}>
            {links.map(({ name, path }) => (
              <a key={path} href={path} aria-current={name === category ? 'true' : undefined}>
                {name ?? filter.all}
              </a>
            ))}
          </nav>
        </Container>
      </div>
      <Container className={blogStyles().articles}>
        <ArticleList articles={articles} />
        <Pagination blogPage={blogPage} />
      </Container>
    </>
  );
}
