import type { ComponentProps } from 'react';
import { Picture } from '../components/picture';
import { appShell } from '../content/copy/app-shell';

type PagePictureProps = Omit<ComponentProps<typeof Picture>, 'notFoundText' | 'alt'> & { alt?: string };

/** A picture of a page. Default: decoration, loaded when the visitor scrolls near it. */
export function PagePicture(props: PagePictureProps) {
  return <Picture alt="" loading="lazy" {...props} notFoundText={appShell.image.notFound} />;
}
