import type { ComponentProps } from 'react';

interface PagePictureProps extends ComponentProps<'img'> {
  src: string;
  /** The size of the file in pixels. The browser keeps this space free until the file arrives. */
  width: number;
  height: number;
  /** Other drawings for screens that match a media query. The first match wins. */
  sources?: readonly { media: string; srcSet: string }[];
}

/**
 * Renders an `<img>`. By default it is lazy and its `alt` is empty. With `sources`, a `<picture>` around it gets `className`.
 * Use it only where React does not hydrate, because `replaceMissingPictures` replaces a picture that fails to load.
 */
export function PagePicture({ sources = [], className, ...rest }: PagePictureProps) {
  if (sources.length === 0)
    return <img alt="" loading="lazy" {...rest} className={className} decoding="async" />;
  return (
    <picture className={className}>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img alt="" loading="lazy" {...rest} decoding="async" />
    </picture>
  );
}
