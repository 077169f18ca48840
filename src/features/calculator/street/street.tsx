import { memo, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { calculatorCopy as copy } from '../../../content/copy/calculator';
import type { RoomType } from '../../../domain/calculator/hotel-input';
import { svgNumber } from '../../../scenes/kit/svg';
import { fitText } from '../../../scenes/kit/svg-text';
import { partlyLitWindow, windowDefs } from '../../../scenes/kit/windows';
import { streetLandscape } from '../../../scenes/places/hills';
import * as palette from '../../../theme/palette';
import { type HouseShape, houseShape, litFractions } from './house-shape';
import { streetClass } from './street.styles';
import { captionWidth, GROUND_HEIGHT, layOutStreet, STREET_HEIGHT, type ViewSize } from './street-layout';

/** Font size of the names on a phone, in units of the drawing. There they need the most space. */
const CAPTION_SIZE = 19;

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
        {houses.map(({ roomType }, i) => (
          <House
            key={roomType.id}
            id={roomType.id}
            numberOfRooms={roomType.numberOfRooms}
            index={i}
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

interface HouseProps {
  id: string;
  numberOfRooms: number;
  index: number;
  x: number;
  y: number;
  scale: number;
  /** The caption below the house. A name that is too long is cut. */
  name: string;
  /** In percent. A value outside 0 to 100 is drawn as 0 or 100. */
  occupancy: number;
}

/**
 * Draws a house and its name inside the street's <svg>, with its top left corner at (x, y). A changed light fades. The props are
 * plain values, so a house that stays the same is not rendered: a shape would be another object at each key press.
 */
const House = memo(function House({ id, numberOfRooms, index, x, y, scale, name, occupancy }: HouseProps) {
  const shape = houseShape({ id, numberOfRooms }, index);
  const fractions = litFractions(shape, occupancy);
  // This window is of a room that is sold for part of the year. A blind covers its upper part, and its lower part is lit.
  const partlyLit = fractions.findIndex((fraction) => fraction > 0 && fraction < 1);
  const partWindow = shape.lights[partlyLit];
  return (
    <>
      <g transform={`translate(${svgNumber(x)} ${svgNumber(y)}) scale(${svgNumber(scale, 3)})`}>
        <SvgGroup svg={shape.svg} />
        <g fill={palette.lit} transform={shape.lightScale.transform}>
          {shape.lights.map((light, i) => (
            <use
              // biome-ignore lint/suspicious/noArrayIndexKey: a window is identified by its place in the wall
              key={i}
              href={`#house${light.kind}`}
              x={svgNumber(light.x)}
              y={svgNumber(light.y)}
              className={fractions[i] === 1 ? 'lit' : undefined}
            />
          ))}
          {partWindow ? (
            <g key={`partly-lit-${partlyLit}`} className="partly-lit">
              <SvgGroup
                svg={partlyLitWindow(partWindow.x, partWindow.y, fractions[partlyLit] ?? 0, shape.isCusped)}
              />
            </g>
          ) : null}
        </g>
      </g>
      <text x={svgNumber(x + (shape.width * scale) / 2)} y={STREET_HEIGHT - GROUND_HEIGHT + 26}>
        {fitText(name, captionWidth(shape.width, scale), CAPTION_SIZE)}
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
