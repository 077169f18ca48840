import type { ArticleScene } from '../content/articles';
import { frontDoor } from '../scenes/front-door';
import { ratePanes } from '../scenes/rate-panes';
import { shareArticle, shareHundred } from '../scenes/share-article';
import type { ShareWords } from '../scenes/share-frame';
import { skyline } from '../scenes/skyline';
import { starHouse } from '../scenes/star-house';
import { tierHouse } from '../scenes/tier-house';

/** The scene of an article and the sky it stands in: the title is set in that sky. */
const drawings: Readonly<Record<ArticleScene, (words: ShareWords) => string>> = {
  hundred: shareHundred,
  ratePanes: (words) => shareArticle({ ...words, sky: '#D3E2DA', scene: (frame) => ratePanes(frame) }),
  skyline: (words) =>
    shareArticle({ ...words, sky: '#D3E2DA', scene: (frame) => skyline({ id: 's', ...frame }) }),
  starHouse: (words) => shareArticle({ ...words, sky: '#A62F17', scene: (frame) => starHouse(frame) }),
  frontDoor: (words) =>
    shareArticle({ ...words, sky: '#24439B', scene: (frame) => frontDoor({ id: 'd', ...frame }) }),
  tierHouse: (words) =>
    shareArticle({ ...words, sky: '#8FA6E2', scene: (frame) => tierHouse({ id: 't', ...frame }) }),
};

export function drawArticle(scene: ArticleScene, words: ShareWords): string {
  return drawings[scene](words);
}
