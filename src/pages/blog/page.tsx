import { Fragment } from 'react';
import { ForwardLink } from '../../components/arrow-link';
import { Container } from '../../components/container';
import { Section } from '../../components/section';
import { SvgMarkup } from '../../components/svg-markup';
import { articles } from '../../content/articles';
import { type BlogPage, blogPages, categoryPath, filterArticles } from '../../content/blog-pages';
import { articleCategories, categorySlug } from '../../content/copy/article-categories';
import { blogCopy } from '../../content/copy/blog';
import { stayUpdatedCopy } from '../../content/copy/newsletter';
import { CategoryFilter } from '../../features/blog-filter/category-filter';
import { shownInCategoryClass } from '../../features/blog-filter/category-filter.styles';
import { NewsletterForm } from '../../features/newsletter/newsletter-form';
import { heroScene } from '../../scenes/houses/hero-scene';
import { letterUnderDoor } from '../../scenes/places/letter-under-door';
import { type SharePicture, wideSharePicture } from '../../scenes/share/share-layouts';
import { blogData } from '../../seo/blog-data';
import type { PageHead } from '../../seo/page-head';
import * as palette from '../../theme/palette';
import { ArticleList } from './article-list';
import { blogStyles } from './blog.styles';
import { BlogListPage, blogListHead } from './blog-list-page';
import { FeaturedArticle } from './featured-article';
import { Pagination } from './pagination';

const sharePicture: SharePicture = {
  drawSharePicture: wideSharePicture(palette.night, (frame) =>
    heroScene({ ...frame, isNight: true, occupancy: 64, seed: 9, isAnimated: false }),
  ),
  drawingDescription: 'A hotel by night under a moon, most of its windows lit.',
};

/** Resolves to the page of /blog, or of a list of older articles or a category. Rejects if no list has this path. */
export async function pageOf(path: string) {
  const blogPage = blogPages.find((page) => page.path === path);
  if (!blogPage) throw new Error(`content/blog-pages.ts has no page ${path}`);
  return path === blogCopy.head.path
    ? { Page: () => <Blog blogPage={blogPage} />, head: blogHead(blogPage), sharePicture }
    : { Page: () => <BlogListPage blogPage={blogPage} />, head: blogListHead(blogPage), sharePicture };
}

function blogHead(blogPage: BlogPage): PageHead {
  return {
    ...blogCopy.head,
    pageType: 'CollectionPage',
    pictureWords: { title: blogCopy.title },
    next: blogPage.olderPath,
    structuredData: () => [blogData(blogPage.articles)],
  };
}

/** The views of the filter: all articles (category null), then each category. */
const views = [null, ...articleCategories].map((category) => {
  const { listed, shownCount, articleCount } = filterArticles(articles, category);
  const announcement = blogCopy.filter.announcement(shownCount, articleCount, category);
  return { category, slug: categorySlug(category), announcement, listed, articleCount };
});

/** The address chooses the visible list. An inline script of `CategoryFilter` reads it at first, `script.ts` later. */
function Blog({ blogPage }: { blogPage: BlogPage }) {
  const [featured] = articles;
  return (
    <>
      {/* A page's third child is painted later, so this is one element and the featured article is the second child. */}
      <div>
        <Container className={blogStyles().head}>
          <h1>{blogCopy.title}</h1>
          <p>{blogCopy.subtitle}</p>
        </Container>
        <Container>
          <CategoryFilter views={views} />
        </Container>
      </div>
      {featured ? <FeaturedArticle article={featured} /> : null}
      <Container className={blogStyles().articles}>
        {views.map(({ category, slug, listed, articleCount }) => (
          <Fragment key={slug}>
            <ArticleList articles={listed} inlineArticle={featured} shownIn={slug} />
            {category !== null && listed.length < articleCount ? (
              <p className={`${blogStyles().pages} ${shownInCategoryClass()}`} data-categories={slug}>
                <ForwardLink href={categoryPath(category)}>
                  {blogCopy.category.all(articleCount, category)}
                </ForwardLink>
              </p>
            ) : null}
          </Fragment>
        ))}
        <Pagination blogPage={blogPage} />
      </Container>
      <Section className={blogStyles().stay}>
        <div className="words">
          <h2>{stayUpdatedCopy.title}</h2>
          <p className="subtitle">{stayUpdatedCopy.text}</p>
          <NewsletterForm />
        </div>
        <SvgMarkup className="art" svg={letterUnderDoor()} />
      </Section>
    </>
  );
}
