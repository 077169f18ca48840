import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { missingPictureClass } from './missing-picture.styles';
import { VisuallyHidden } from './visually-hidden';
import { WindowIcon } from './window-icon';

interface MissingPictureProps {
  /** Width divided by height of the missing picture. */
  ratio: number;
  /** Only screen readers read it. */
  alt: string;
  className: string;
  children: ReactNode;
}

/** Shows a placeholder for a picture: a dark window and the text `children`. Screen readers also read `alt` if not empty. */
export function MissingPicture({ ratio, alt, className, children }: MissingPictureProps) {
  return (
    <span className={classNames(missingPictureClass(), className)} style={{ aspectRatio: String(ratio) }}>
      <WindowIcon lit={0} />
      <span>
        {children}
        {alt ? <VisuallyHidden>{` ${alt}`}</VisuallyHidden> : null}
      </span>
    </span>
  );
}
