import type { Route } from '../../app/routes';
import { findArticle } from '../../content/articles';
import { casePicture, findCaseStudy } from '../../content/case-studies';
import { sharePicture as hotelPicture } from '../../pages/home/share-picture';
import { articleScenes, caseScenes, sceneOf } from '../../pages/scene-collections';
import type { SharePicture } from '../../scenes/share/share-picture';
import type { PageHead } from '../../seo/page-head';
import { sharePicturePath, sharePictureWords } from '../../seo/share-picture';

/** A route with the head of its page. */
export interface SitePage {
  route: Route;
  head: PageHead;
}

/** The drawings of pages with a `share-picture.ts`. All other pages show the hotel of the home page. */
const pagePictures = import.meta.glob<SharePicture>('../../pages/*/share-picture.ts', {
  eager: true,
  import: 'sharePicture',
});

/**
 * Returns the share picture of every page without `noIndex`, as SVG, by `sharePicturePath`: `/share/about.png`. A page without
 * its own has the drawing of the home page. Throws if an article or a case study names a drawing that does not exist.
 */
export function shareDrawings(pages: readonly SitePage[]): Map<string, string> {
  const listed = pages.filter(({ head }) => !head.noIndex);
  return new Map(listed.map(({ route, head }) => [sharePicturePath(head), draw(route, head)]));
}

function draw({ page, slug = '' }: Route, head: PageHead): string {
  const words = sharePictureWords(head);
  const article = page === 'article' ? findArticle(slug) : undefined;
  if (article) return sceneOf(articleScenes, article.scene).share(words);
  const caseStudy = page === 'case-study' ? findCaseStudy(slug) : undefined;
  if (caseStudy) {
    const { title: name, ...figure } = casePicture(caseStudy);
    return sceneOf(caseScenes, caseStudy.scene).share({ name, ...figure });
  }
  return (pagePictures[`../../pages/${page}/share-picture.ts`] ?? hotelPicture)(words);
}
