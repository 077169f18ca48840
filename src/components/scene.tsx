import { type HTMLAttributes, useId, useState } from 'react';

interface SceneProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Draws the picture: an `<svg>` as a string, from `scenes/`. */
  draw: () => string;
}

/**
 * Shows an illustration that does not change while the page is open: the SVG that `draw` returns, unescaped. The build
 * draws it. React reads the markup from the prerendered page, or calls `draw` if there is none, because drawing is slow
 * on a phone.
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
