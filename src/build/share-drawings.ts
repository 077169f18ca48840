import { findArticle } from '../content/articles';
import { casePicture } from '../content/case-picture';
import { type CaseStudy, findCaseStudy } from '../content/case-studies';
import { listHeads } from '../entry-server';
import { shareCase } from '../scenes/share-case';
import { sharePage } from '../scenes/share-page';
import type { PageHead } from '../seo/page-head';
import { sharePicturePath } from '../seo/share-picture';
import { sharePictureWords } from '../seo/share-picture-words';
import { drawArticle } from './share-articles';
import { pageDrawings } from './share-pages';

/** The share picture of every page that may be found, as SVG, by the path it will have as a PNG. */
export async function shareDrawings(): Promise<Map<string, string>> {
  const heads = (await listHeads()).filter(({ noIndex }) => !noIndex);
  return new Map(heads.map((head) => [sharePicturePath(head), draw(head)]));
}

function draw(head: PageHead): string {
  const words = sharePictureWords(head);
  const slug = head.path.split('/').at(-1) ?? '';
  const article = head.path.startsWith('/blog/') ? findArticle(slug) : undefined;
  if (article) return drawArticle(article.scene, words);
  const caseStudy = head.path.startsWith('/case-studies/') ? findCaseStudy(slug) : undefined;
  if (caseStudy) return drawCase(caseStudy);
  return (pageDrawings[head.path] ?? sharePage)(words);
}

function drawCase(caseStudy: CaseStudy): string {
  const { title, line, figure, meaning } = casePicture(caseStudy);
  return shareCase({ name: title, sky: caseStudy.sky, figure, meaning, line });
}
