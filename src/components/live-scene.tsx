import type { HTMLAttributes } from 'react';

interface LiveSceneProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The current picture: an `<svg>` as a string, from `scenes/`. */
  svg: string;
}

/** An illustration that changes with data, like the calculator's street. It is plain markup, so React does not hydrate it. */
export function LiveScene({ svg, ...rest }: LiveSceneProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings; outside text (room names) is escaped in scenes/kit/svg
  return <div dangerouslySetInnerHTML={{ __html: svg }} {...rest} />;
}
