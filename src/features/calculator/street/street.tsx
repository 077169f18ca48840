import { memo, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { calculatorCopy as copy } from '../../../content/copy/calculator';
import type { RoomType } from '../../../domain/calculator/hotel-input';
import { windowDefs } from '../../../scenes/kit/windows';
import { streetLandscape } from '../../../scenes/places/hills';
import { House } from './house';
import type { HouseShape } from './house-shape';
import { streetClass } from './street.styles';
import { layOutStreet, STREET_HEIGHT, type ViewSize } from './street-layout';
import { SvgGroup } from './svg-group';

interface StreetHouse {
  readonly roomType: RoomType;
  readonly shape: HouseShape;
}

interface StreetProps {
  houses: readonly StreetHouse[];
  /** What the street shows, in words. */
  summary: string;
}

/**
 * Draws a house for each room type, as large as the element allows, with lit windows for sold rooms. A street that is wider
 * than the element scrolls. Screen readers hear `summary`.
 */
export const Street = memo(function Street({ houses, summary }: StreetProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shapes = houses.map(({ shape }) => shape);
  const { scale, width, scrollWidth, positions } = layOutStreet(shapes, useViewSize(ref));
  const landscape = useMemo(() => streetLandscape(width, STREET_HEIGHT), [width]);
  const kinds = shapes.flatMap(({ lights }) => lights.map(({ kind }) => kind));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and this is a picture
    <div className={streetClass()} ref={ref} role="group" aria-label={copy.streetLabel} tabIndex={0}>
      <svg
        viewBox={`0 0 ${width} ${STREET_HEIGHT}`}
        preserveAspectRatio="xMidYMax slice"
        role="img"
        aria-label={summary}
        style={scrollWidth === null ? undefined : { width: scrollWidth }}
      >
        <SvgGroup svg={landscape} />
        <SvgGroup svg={windowDefs('house', kinds)} />
        {houses.map(({ roomType, shape }, i) => (
          <House
            key={roomType.id}
            shape={shape}
            x={positions[i]?.x ?? 0}
            y={positions[i]?.y ?? 0}
            scale={scale}
            name={roomType.name}
            occupancy={roomType.occupancyRate}
          />
        ))}
      </svg>
    </div>
  );
});

/** Returns the size of the element, or null in the prerendered page and until it is measured. */
function useViewSize(ref: RefObject<HTMLElement | null>): ViewSize | null {
  const [size, setSize] = useState<ViewSize | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      // A tab that was never visible has no layout, so it keeps the prerendered picture.
      if (width === 0) return;
      setSize((shown) => (shown?.width === width && shown.height === height ? shown : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
