import { type HTMLAttributes, useId, useState } from 'react';

interface SceneProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'id'> {
  draw: () => string;
}

/**
 * Renders a `<div>` with all other props and the `<svg>` markup that `draw` returns, unescaped. In the browser it keeps the
 * prerendered markup, because drawing is slow on a phone, and calls `draw` only if there is none. After the first render a new
 * `draw` does nothing.
 */
export function Scene({ draw, ...rest }: SceneProps) {
  const id = useId();
  const [markup] = useState(() => servedMarkup(id) ?? draw());
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, with texts escaped in scenes/kit/svg
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} {...rest} />;
}

/** Returns the present markup inside the element with this id, '' if it is empty. Null in the build or without the element. */
function servedMarkup(id: string): string | null {
  return typeof document === 'undefined' ? null : (document.getElementById(id)?.innerHTML ?? null);
}
