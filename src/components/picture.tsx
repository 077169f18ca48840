import { type ImgHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names';
import { missingClass } from './picture.styles';
import { VisuallyHidden } from './visually-hidden';
import { WindowIcon } from './window-icon';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  /** Describes the picture. Empty if the text beside it does. */
  alt: string;
  /** The size of the file in pixels. The browser keeps this space free until the file arrives. */
  width: number;
  height: number;
  /** Another drawing for screens that match a media query. The first match wins. */
  sources?: readonly { media: string; srcSet: string }[];
  /** Text of the placeholder shown when the image fails to load. */
  notFoundText: string;
}

/** An image from a file. If it fails to load, a placeholder of the same size with `notFoundText` takes its place. */
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
    // The error event may have fired before the script started. A picture that is still loading is not `complete`.
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
  /** Width divided by height of the missing picture. */
  ratio: number;
  alt: string;
  className: string | undefined;
  children: ReactNode;
}

/** The placeholder of a picture that failed to load. */
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
