import { type HTMLAttributes, useEffect, useEffectEvent, useId, useState } from 'react';
import { servedMarkup } from './scene';
import type { SceneSource } from './scene-source';

interface LazySceneProps<Code> extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  source: SceneSource<Code>;
  /** Draws the picture with that code: an `<svg>` as a string. */
  draw: (code: Code) => string;
}

/**
 * A picture whose code is fetched apart from the page (`sceneSource`). As in a `Scene`, markup that was served is taken
 * over as it stands. A page that is reached by a link fetches the code before it renders; should the code be late, the
 * picture follows.
 */
export function LazyScene<Code>({ source, draw, ...rest }: LazySceneProps<Code>) {
  const id = useId();
  const [markup, setMarkup] = useState(() => {
    const code = source.current();
    return servedMarkup(id) ?? (code ? draw(code) : '');
  });
  const fillIn = useEffectEvent((code: Code) => {
    if (markup === '') setMarkup(draw(code));
  });
  useEffect(() => {
    let isMounted = true;
    source.load().then(
      (code) => {
        if (isMounted) fillIn(code);
      },
      // The words around the picture do without it.
      (error: unknown) => console.warn('A drawing could not be fetched', error),
    );
    return () => {
      isMounted = false;
    };
  }, [source]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, no outside text (names are escaped in scenes/svg)
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} {...rest} />;
}
