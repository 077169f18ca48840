import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { calculator as copy } from '../../../content/copy/calculator';
import { cellDefs } from '../../../scenes/kit/guests';
import { streetLandscape } from '../../../scenes/places/street-landscape';
import { House } from './house';
import { frameClass } from './street.styles';
import { useStreet } from './street-houses';
import { type Frame, layOutStreet, STREET_HEIGHT } from './street-layout';

/** The hotel as a street: one house per room type, one window per room, lit where it is sold. Long streets scroll. */
export function Street() {
  const frameRef = useRef<HTMLDivElement>(null);
  const frame = useFrameSize(frameRef);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, this a picture
    <div className={frameClass()} ref={frameRef} role="group" aria-label={copy.streetLabel} tabIndex={0}>
      <Picture frame={frame} />
    </div>
  );
}

function Picture({ frame }: { frame: Frame | null }) {
  const { houses, windows } = useStreet();
  const shapes = useSameList(houses.map(({ shape }) => shape));
  const { scale, width, scrollWidth, places } = useMemo(() => layOutStreet(shapes, frame), [shapes, frame]);
  const landscape = useMemo(() => ({ __html: streetLandscape(width, STREET_HEIGHT) }), [width]);
  const cells = useMemo(() => {
    const used = shapes.flatMap(({ lights }) => lights.map(({ cell }) => cell));
    return { __html: cellDefs('house', used) };
  }, [shapes]);
  return (
    <svg
      viewBox={`0 0 ${width} ${STREET_HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={windows}
      style={scrollWidth === null ? undefined : { width: scrollWidth }}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no outside text */}
      <g dangerouslySetInnerHTML={landscape} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no outside text */}
      <g dangerouslySetInnerHTML={cells} />
      {houses.map(({ room, shape }, i) => {
        const { x = 0, y = 0 } = places[i] ?? {};
        return (
          <House
            key={room.id}
            shape={shape}
            x={x}
            y={y}
            scale={scale}
            name={room.name}
            occupancy={room.occupancyRate}
          />
        );
      })}
    </svg>
  );
}

/** The list as it was, for as long as its members are the same. */
function useSameList<Item>(list: readonly Item[]): readonly Item[] {
  const known = useRef(list);
  const isSame = known.current.length === list.length && list.every((item, i) => item === known.current[i]);
  if (!isSame) known.current = list;
  return known.current;
}

/** The frame's size in CSS pixels; null until it is measured, and in the prerender. */
function useFrameSize(ref: RefObject<HTMLElement | null>): Frame | null {
  const [size, setSize] = useState<Frame | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      // No layout (a tab that was never shown): the picture stays as it was prerendered.
      if (width === 0) return;
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
