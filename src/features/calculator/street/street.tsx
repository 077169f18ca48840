import { memo, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ScrollFrame } from '../../../components/scroll-frame';
import { calculatorCopy as copy } from '../../../content/copy/calculator/page';
import type { RoomType } from '../../../domain/calculator/hotel-input';
import { drawPlannedHouse } from '../../../scenes/houses/house-parts';
import { svgNumber } from '../../../scenes/kit/svg';
import { fitText } from '../../../scenes/kit/svg-text';
import { partlyLitWindow, windowDefs } from '../../../scenes/kit/windows';
import { streetLandscape } from '../../../scenes/places/hills';
import * as palette from '../../../theme/palette';
import { streetClass } from './street.styles';
import { streetHouse } from './street-house';
import { captionWidth, GROUND_HEIGHT, layOutStreet, STREET_HEIGHT, type ViewSize } from './street-layout';

/** Font size of the names on a phone, in units of the drawing. There they need the most space. */
const CAPTION_SIZE = 19;

interface StreetProps {
  houses: readonly (RoomType & ReturnType<typeof streetHouse>)[];
  /** What the street shows, in words. */
  summary: string;
}

/**
 * Draws a house for each room type, as large as the element allows, with lit windows for sold rooms. A street that is wider
 * than the element scrolls. Screen readers hear `summary`.
 */
export const Street = memo(function Street({ houses, summary }: StreetProps) {
  const ref = useRef<HTMLElement>(null);
  const { scale, width, scrollWidth, positions } = layOutStreet(houses, useViewSize(ref));
  const landscape = useMemo(() => streetLandscape(width, STREET_HEIGHT), [width]);
  const kinds = houses.flatMap(({ lights }) => lights.map(({ kind }) => kind));
  return (
    <ScrollFrame className={streetClass()} ref={ref} role="group" aria-label={copy.streetLabel}>
      <svg
        viewBox={`0 0 ${width} ${STREET_HEIGHT}`}
        preserveAspectRatio="xMidYMax slice"
        role="img"
        aria-label={summary}
        style={scrollWidth === null ? undefined : { width: scrollWidth }}
      >
        <SvgGroup svg={landscape} />
        <SvgGroup svg={windowDefs('house', kinds)} />
        {houses.map(({ id, name, numberOfRooms, occupancyRate }, i) => (
          <House
            key={id}
            id={id}
            name={name}
            numberOfRooms={numberOfRooms}
            occupancyRate={occupancyRate}
            index={i}
            x={positions[i]?.x ?? 0}
            y={positions[i]?.y ?? 0}
            scale={scale}
          />
        ))}
      </svg>
    </ScrollFrame>
  );
});

interface HouseProps extends Pick<RoomType, 'id' | 'name' | 'numberOfRooms' | 'occupancyRate'> {
  index: number;
  x: number;
  y: number;
  scale: number;
}

/**
 * Draws a house and its name, cut if too long, inside the street's <svg>, with its top left corner at (x, y). A changed light
 * fades. Its props are plain values, so after a key press React renders only the houses that change.
 */
const House = memo(function House({ name, index, x, y, scale, ...roomType }: HouseProps) {
  const house = streetHouse(roomType, index);
  const { lights, lightScale, isCusped, width } = house;
  // This window is of a room that is sold for part of the year. A blind covers its upper part, and its lower part is lit.
  const partlyLit = lights.findIndex(({ litFraction }) => litFraction > 0 && litFraction < 1);
  const partWindow = lights[partlyLit];
  return (
    <>
      <g transform={`translate(${svgNumber(x)} ${svgNumber(y)}) scale(${svgNumber(scale, 3)})`}>
        <SvgGroup svg={drawPlannedHouse(house)} />
        <g fill={palette.lit} transform={lightScale.transform}>
          {lights.map((light, i) => (
            <use
              // biome-ignore lint/suspicious/noArrayIndexKey: a window is identified by its place in the wall
              key={i}
              href={`#house${light.kind}`}
              x={svgNumber(light.x)}
              y={svgNumber(light.y)}
              className={light.litFraction === 1 ? 'lit' : undefined}
            />
          ))}
          {partWindow ? (
            <g key={`partly-lit-${partlyLit}`} className="partly-lit">
              <SvgGroup svg={partlyLitWindow(partWindow.x, partWindow.y, partWindow.litFraction, isCusped)} />
            </g>
          ) : null}
        </g>
      </g>
      <text x={svgNumber(x + (width * scale) / 2)} y={STREET_HEIGHT - GROUND_HEIGHT + 26}>
        {fitText(name, captionWidth(width, scale), CAPTION_SIZE)}
      </text>
    </>
  );
});

/** Inserts SVG text unescaped, as a <g> inside an <svg>. Pass only our own drawings, and no text that a visitor typed. */
const SvgGroup = memo(function SvgGroup({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no untrusted text
  return <g dangerouslySetInnerHTML={{ __html: svg }} />;
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
