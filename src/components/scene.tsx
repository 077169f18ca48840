import { type HTMLAttributes, useId, useState } from 'react';

interface SceneProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Draws the picture: an `<svg>` as a string, from `scenes/`. */
  draw: () => string;
}

/**
 * An illustration that does not change while the page is open. The prerendered markup is taken over as it stands:
 * drawing a hotel of 68 rooms again, only for React to find it equal, would cost a slow phone its first tap.
 * So the picture is drawn in the build, and read from the page when hydrating.
 */
export function Scene({ draw, ...rest }: SceneProps) {
  const id = useId();
  const [markup] = useState(() => servedMarkup(id) ?? draw());
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, no outside text (names are escaped in scenes/kit/svg)
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} {...rest} />;
}

/** The markup of an element that came with the page; null on the server, and where it did not. */
export function servedMarkup(id: string): string | null {
  return typeof document === 'undefined' ? null : (document.getElementById(id)?.innerHTML ?? null);
}
