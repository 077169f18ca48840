import { LazyScene } from './lazy-scene';
import type { SceneSource } from './scene-source';

/** A picture drawn for a wide screen and for a phone; without the second, one drawing serves both. */
export interface ScreenDrawings {
  wide: (label?: string) => string;
  narrow?: (label?: string) => string;
}

interface ScreenSceneProps {
  source: SceneSource<ScreenDrawings>;
  /** Whether it has a drawing for phones. */
  hasNarrow: boolean;
  /** What is seen. Absent: the words beside it say enough, and it is hidden from assistive technology. */
  label?: string;
}

/** Both drawings stand in the page; the recipe around them shows `.wide` or `.narrow`, or `.both`, the only one. */
export function ScreenScene({ source, hasNarrow, label }: ScreenSceneProps) {
  return (
    <>
      {hasNarrow ? (
        <LazyScene className="narrow" source={source} draw={({ narrow }) => narrow?.(label) ?? ''} />
      ) : null}
      <LazyScene className={hasNarrow ? 'wide' : 'both'} source={source} draw={({ wide }) => wide(label)} />
    </>
  );
}
