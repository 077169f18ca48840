import { articleScenes, caseScenes, sceneOf } from '../../components/scene-collections';
import { findArticle } from '../../content/articles';
import { casePicture, findCaseStudy } from '../../content/case-studies';
import { listHeads } from '../../entry-server';
import { sharePicture as hotelPicture } from '../../pages/home/share-picture';
import type { ShareWords } from '../../scenes/share/share-frame';
import type { PageHead } from '../../seo/page-head';
import { sharePicturePath, sharePictureWords } from '../../seo/share-picture';

/** The drawings of pages with a `share-picture.ts`. All other pages show the hotel of the home page. */
const pagePictures = import.meta.glob<(words: ShareWords) => string>('../../pages/*/share-picture.ts', {
  eager: true,
  import: 'sharePicture',
});

/** Returns the share picture as SVG of every page that search engines may list, by the path of its PNG file. */
export async function shareDrawings(): Promise<Map<string, string>> {
  const heads = (await listHeads()).filter(({ noIndex }) => !noIndex);
  return new Map(heads.map((head) => [sharePicturePath(head), draw(head)]));
}

function draw(head: PageHead): string {
  const words = sharePictureWords(head);
  const slug = head.path.split('/').at(-1) ?? '';
  const article = head.path.startsWith('/blog/') ? findArticle(slug) : undefined;
  if (article) return sceneOf(articleScenes, article.scene).share(words);
  const caseStudy = head.path.startsWith('/case-studies/') ? findCaseStudy(slug) : undefined;
  if (caseStudy) {
    const { title: name, ...figure } = casePicture(caseStudy);
    return sceneOf(caseScenes, caseStudy.scene).share({ name, ...figure });
  }
  return (pagePictures[`../pages/${slug}/share-picture.ts`] ?? hotelPicture)(words);
}
