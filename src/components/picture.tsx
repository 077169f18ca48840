import { type ImgHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { missingClass } from './picture.styles';
import { VisuallyHidden } from './visually-hidden';
import { WindowIcon } from './window-icon';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  /** What is seen; empty when the words beside it say it. */
  alt: string;
  /** The picture's own size in pixels: its place is kept free before it arrives. */
  width: number;
  height: number;
  /** Another drawing for screens that match a media query. The first match wins. */
  sources?: readonly { media: string; srcSet: string }[];
  /** What stands in the place of a picture that cannot be had. */
  notFoundText: string;
}

/** A picture from a file. One that fails to load becomes a dark window of the same size that says so. */
export function Picture({
  src,
  alt,
  width,
  height,
  sources = [],
  notFoundText,
  className,
  ...rest
}: PictureProps) {
  const element = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    // Before the script had started nobody heard its error. An unfinished picture, or a lazy one, is not `complete`.
    if (element.current?.complete && element.current.naturalWidth === 0) setFailed(src);
  }, [src]);
  if (failed === src) {
    return (
      <MissingPicture className={className} ratio={width / height} alt={alt}>
        {notFoundText}
      </MissingPicture>
    );
  }
  const img = (
    <img
      {...rest}
      src={src}
      alt={alt}
      width={width}
      height={height}
      ref={element}
      className={sources.length > 0 ? undefined : className}
      decoding="async"
      onError={() => setFailed(src)}
    />
  );
  if (sources.length === 0) return img;
  return (
    <picture className={className}>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      {img}
    </picture>
  );
}

interface MissingPictureProps {
  /** Width over height of what should stand here. */
  ratio: number;
  alt: string;
  className: string | undefined;
  /** What it says. */
  children: ReactNode;
}

/** The placeholder of a picture that cannot be had. */
export function MissingPicture({ ratio, alt, className, children }: MissingPictureProps) {
  return (
    <span className={classNames(missingClass(), className)} style={{ aspectRatio: String(ratio) }}>
      <WindowIcon lit={0} />
      <span>
        {children}
        {alt ? <VisuallyHidden>{` ${alt}`}</VisuallyHidden> : null}
      </span>
    </span>
  );
}
