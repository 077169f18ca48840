import { type HTMLAttributes, useId, useState } from 'react';

interface SceneProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'id'> {
  draw: () => string;
}

/**
 * Renders a `<div>` with the `<svg>` markup that `draw` returns, unescaped. In the browser it keeps the prerendered markup,
 * because drawing is slow on a phone, and calls `draw` only if there is none. It ignores a new `draw` after the first render.
 * Other props go to the `<div>`.
 */
export function Scene({ draw, ...rest }: SceneProps) {
  const id = useId();
  const [markup] = useState(() => servedMarkup(id) ?? draw());
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, with texts escaped in scenes/kit/svg
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} {...rest} />;
}

/** Returns the markup inside the element with this id. Returns null in the build, or if there is no such element. */
function servedMarkup(id: string): string | null {
  return typeof document === 'undefined' ? null : (document.getElementById(id)?.innerHTML ?? null);
}
