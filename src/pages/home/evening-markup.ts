import type { HeroSlide } from '../../content/copy/home';
import { heroScene } from '../../scenes/houses/hero-scene';

/**
 * The opening picture of a phone. In the prerendered page it is the drawing itself. A visitor who comes from another page
 * gets the same drawing as a file: so no phone loads the code that draws it.
 */
export function eveningMarkup({ occupancy, imageUrl }: HeroSlide): string {
  if (import.meta.env.SSR) return heroScene({ id: 'hero', w: 390, h: 430, occupancy }).svg;
  return `<img src="${imageUrl.phone}" width="390" height="430" alt="">`;
}
