import { Picture } from './picture';

export type CoverShape = 'square' | 'wide';

export const coverSize = { square: [320, 320], wide: [680, 320] } as const;

/** The file of a cover by the name of its scene: `/scenes/cover-skyline.svg` is square, `-wide` about two to one. The build draws both. */
export function coverPath(scene: string, shape: CoverShape): string {
  return `/scenes/cover-${scene}${shape === 'wide' ? '-wide' : ''}.svg`;
}

interface ArticleCoverProps {
  /** The article's scene. */
  name: string;
  /** Its place is wide from 768 px on: the second drawing is used there. */
  wide?: boolean;
  notFoundText: string;
}

/** The picture of an article in a list. Decoration beside its title; it is fetched when it comes near. */
export function ArticleCover({ name, wide = false, notFoundText }: ArticleCoverProps) {
  const [width, height] = coverSize.square;
  const sources = wide ? [{ media: '(min-width: 768px)', srcSet: coverPath(name, 'wide') }] : [];
  return (
    <Picture
      src={coverPath(name, 'square')}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      notFoundText={notFoundText}
      sources={sources}
    />
  );
}
