import { Container } from '../../components/container';
import { Section } from '../../components/section';
import { SvgMarkup } from '../../components/svg-markup';
import type { BlogPage } from '../../content/blog-pages';
import { blogCopy } from '../../content/copy/blog';
import { stayUpdatedCopy } from '../../content/copy/newsletter';
import { NewsletterForm } from '../../features/newsletter/newsletter-form';
import { letterUnderDoor } from '../../scenes/places/letter-under-door';
import { ArticleList } from './article-list';
import { blogStyles } from './blog.styles';
import { CategoryFilter } from './category-filter';
import { FeaturedArticle } from './featured-article';
import { Pagination } from './pagination';

/**
 * Shows a list of articles: /blog, a page of older articles, or a page of a category. Throws if an article has no drawings.
 * `script.ts` starts the newsletter form and marks the articles that the worker has stored.
 */
export function BlogListPage({ blogPage }: { blogPage: BlogPage }) {
  const { category, featured, listed } = blogPage;
  const { title, subtitle } = wordsOf(blogPage);
  return (
    <>
      {/* A page's third child is painted later, so this is one element, and the next is the featured article or the list. */}
      <div>
        <Container className={blogStyles().head}>
          <h1>{title}</h1>
          <p>{subtitle}</p>
        </Container>
        <Container>
          <CategoryFilter shown={category} />
        </Container>
      </div>
      {featured ? <FeaturedArticle article={featured} /> : null}
      <Container className={blogStyles().articles}>
        <ArticleList articles={listed} inlineArticle={featured} />
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

function wordsOf({ path, category, number, pageCount, articleCount }: BlogPage) {
  const { head, title, subtitle, older, pages } = blogCopy;
  if (path === head.path) return { title, subtitle };
  return {
    title: category ?? older.title,
    subtitle:
      pageCount === 1 ? pages.subtitle(articleCount) : pages.subtitleOfPage(articleCount, number, pageCount),
  };
}
