import { type HTMLAttributes, useId, useState } from 'react';

interface SceneProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Draws the picture: an `<svg>` as a string, from `scenes/`. */
  draw: () => string;
}

/**
 * An illustration that does not change while the page is open. The build draws it. When React hydrates the page, it reads
 * the markup from the document, because drawing a hotel of 68 rooms again would delay the first tap on a slow phone.
 */
export function Scene({ draw, ...rest }: SceneProps) {
  const id = useId();
  const [markup] = useState(() => servedMarkup(id) ?? draw());
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, no outside text (names are escaped in scenes/kit/svg)
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} {...rest} />;
}

/** Returns the markup inside an element of the prerendered page. Null in the build, or if the page has no such element. */
export function servedMarkup(id: string): string | null {
  return typeof document === 'undefined' ? null : (document.getElementById(id)?.innerHTML ?? null);
}
