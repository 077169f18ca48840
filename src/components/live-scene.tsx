import type { HTMLAttributes } from 'react';

interface LiveSceneProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The current picture: an `<svg>` as a string, from `scenes/`. */
  svg: string;
}

/** Shows an illustration that changes with data, such as the calculator's houses. It inserts `svg` unescaped, as plain markup. */
export function LiveScene({ svg, ...rest }: LiveSceneProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings; outside text (room names) is escaped in scenes/kit/svg
  return <div dangerouslySetInnerHTML={{ __html: svg }} {...rest} />;
}
