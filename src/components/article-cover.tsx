import { Picture } from './picture';

export type CoverShape = 'square' | 'wide';

export const coverSize = { square: [320, 320], wide: [680, 320] } as const;

/** Returns the path of a cover that the build draws: `/scenes/cover-skyline.svg` is square, `-wide` is about twice as wide as high. */
export function coverPath(scene: string, shape: CoverShape): string {
  return `/scenes/cover-${scene}${shape === 'wide' ? '-wide' : ''}.svg`;
}

interface ArticleCoverProps {
  /** The article's scene. */
  name: string;
  /** Whether to use the wide drawing on screens from 768 px. */
  wide?: boolean;
  notFoundText: string;
}

/** The picture of an article in a list. Decoration beside the title; the browser loads it when it comes near the screen. */
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
