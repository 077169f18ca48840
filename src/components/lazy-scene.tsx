import { type HTMLAttributes, useEffect, useEffectEvent, useId, useState } from 'react';
import { servedMarkup } from './scene';
import type { SceneSource } from './scene-source';

interface LazySceneProps<Drawn> extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  source: SceneSource<Drawn>;
  /** The markup of the picture among what was fetched. */
  draw: (drawn: Drawn) => string;
}

/**
 * A picture that is fetched apart from the page (`sceneSource`). As in a `Scene`, markup that was served is taken
 * over as it stands. A page that is reached by a link fetches its pictures before it renders; one that is late follows.
 */
export function LazyScene<Drawn>({ source, draw, ...rest }: LazySceneProps<Drawn>) {
  const id = useId();
  const [markup, setMarkup] = useState(() => {
    const drawn = source.current();
    return servedMarkup(id) ?? (drawn ? draw(drawn) : '');
  });
  const fillIn = useEffectEvent((drawn: Drawn) => {
    if (markup === '') setMarkup(draw(drawn));
  });
  useEffect(() => {
    let isMounted = true;
    source.load().then(
      (drawn) => {
        if (isMounted) fillIn(drawn);
      },
      // The words around the picture do without it.
      (error: unknown) => console.warn('A drawing could not be fetched', error),
    );
    return () => {
      isMounted = false;
    };
  }, [source]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, no outside text (names are escaped in scenes/kit/svg)
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} {...rest} />;
}
