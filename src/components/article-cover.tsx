import { Picture } from './picture';

/** What the file of each article drawing is called. */
const fileNames = {
  ratePanes: 'rate-panes',
  starHouse: 'star-house',
  frontDoor: 'front-door',
  skyline: 'skyline',
  hundred: 'hundred',
  tierHouse: 'tier-house',
} as const;

export type CoverName = keyof typeof fileNames;

export const coverNames = Object.keys(fileNames) as CoverName[];

export type CoverShape = 'square' | 'wide';

export const coverSize = { square: [320, 320], wide: [680, 320] } as const;

/** The file of a cover: `/scenes/cover-skyline.svg` is square, `-wide` about two to one. The build draws both (article-cover-files). */
export function coverPath(name: CoverName, shape: CoverShape): string {
  return `/scenes/cover-${fileNames[name]}${shape === 'wide' ? '-wide' : ''}.svg`;
}

interface ArticleCoverProps {
  name: CoverName;
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
