import type { HTMLAttributes } from 'react';

interface LiveSceneProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The current drawing: an `<svg>` from `scenes/`. */
  svg: string;
}

/** Shows a drawing that changes with data, such as the calculator's houses. It inserts `svg` unescaped, as plain markup. */
export function LiveScene({ svg, ...rest }: LiveSceneProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, with texts escaped in scenes/kit/svg
  return <div dangerouslySetInnerHTML={{ __html: svg }} {...rest} />;
}
