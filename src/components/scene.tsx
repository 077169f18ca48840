import { type HTMLAttributes, useId, useState } from 'react';

interface SceneProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'id'> {
  draw: () => string;
}

/**
 * Shows a drawing that does not change while the page is open: a `<div>` with the `<svg>` markup that `draw` returns,
 * unescaped. `draw` runs in the build. In the browser React takes the markup from the prerendered page, because drawing is slow
 * on a phone; only if the page has none, `draw` runs again.
 */
export function Scene({ draw, ...rest }: SceneProps) {
  const id = useId();
  const [markup] = useState(() => servedMarkup(id) ?? draw());
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, with texts escaped in scenes/kit/svg
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} {...rest} />;
}

/** Returns the markup inside the document's element with this id, '' if empty; null without the element, or in the build. */
export function servedMarkup(id: string): string | null {
  return typeof document === 'undefined' ? null : (document.getElementById(id)?.innerHTML ?? null);
}
