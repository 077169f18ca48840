import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { calculator as copy } from '../../../content/copy/calculator';
import { cellDefs } from '../../../scenes/kit/guests';
import { streetLandscape } from '../../../scenes/places/street-landscape';
import { House } from './house';
import { streetClass } from './street.styles';
import { useSameList, useStreet } from './street-houses';
import { layOutStreet, STREET_HEIGHT, type ViewSize } from './street-layout';

/** Draws the hotel as a street: one house per room type, one window per room, lit windows for sold rooms. Long streets scroll. */
export function Street() {
  const ref = useRef<HTMLDivElement>(null);
  const view = useViewSize(ref);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and this is a picture
    <div className={streetClass()} ref={ref} role="group" aria-label={copy.streetLabel} tabIndex={0}>
      <Picture view={view} />
    </div>
  );
}

function Picture({ view }: { view: ViewSize | null }) {
  const { houses, windows } = useStreet();
  const shapes = useSameList(
    houses.map(({ shape }) => shape),
    Object.is,
  );
  const { scale, width, scrollWidth, places } = useMemo(() => layOutStreet(shapes, view), [shapes, view]);
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no untrusted text */}
      <g dangerouslySetInnerHTML={landscape} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no untrusted text */}
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

/** Returns the size of the element; null in the prerendered page and until it is measured. */
function useViewSize(ref: RefObject<HTMLElement | null>): ViewSize | null {
  const [size, setSize] = useState<ViewSize | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      // A tab that was never visible has no layout: keep the prerendered picture.
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
