import { memo } from 'react';
import { svgNumber } from '../../../scenes/kit/svg';
import { fitText } from '../../../scenes/kit/svg-text';
import { barsPath, partLightPath, windowBars } from '../../../scenes/kit/windows';
import * as palette from '../../../theme/palette';
import { type HouseShape, litFractions } from './house-shape';
import { captionWidth, GROUND_HEIGHT, STREET_HEIGHT } from './street-layout';
import { SvgGroup } from './svg-group';

/** Font size of the names on a phone, in units of the drawing. There they need the most space. */
const CAPTION_SIZE = 19;

interface HouseProps {
  shape: HouseShape;
  x: number;
  y: number;
  scale: number;
  /** The caption below the house. A name that is too long is cut. */
  name: string;
  /** In percent. A value outside 0 to 100 is drawn as 0 or 100. */
  occupancy: number;
}

/** Draws a house and its name inside the street's <svg>, with its top left corner at (x, y). A light fades when it changes. */
export const House = memo(function House({ shape, x, y, scale, name, occupancy }: HouseProps) {
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
              <path d={partLightPath(partWindow.x, partWindow.y, fractions[partlyLit] ?? 0)} />
              {shape.isCusped ? null : <SvgGroup svg={windowBars(barsPath(partWindow.x, partWindow.y))} />}
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
