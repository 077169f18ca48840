import type { HTMLAttributes } from 'react';

interface LiveSceneProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The picture as it is now: an `<svg>` as a string, from `scenes/`. */
  svg: string;
}

/** An illustration that follows data, like the calculator's street. Plain markup outside Emotion: nothing to hydrate in it. */
export function LiveScene({ svg, ...rest }: LiveSceneProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings; outside text (room names) is escaped in scenes/kit/svg
  return <div dangerouslySetInnerHTML={{ __html: svg }} {...rest} />;
}
