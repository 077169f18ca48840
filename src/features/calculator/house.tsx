import { memo, useMemo } from 'react';
import { ink } from '../../scenes/ink';
import { num } from '../../scenes/svg';
import { type HouseShape, lightStates } from './house-shape';

interface HouseProps {
  shape: HouseShape;
  x: number;
  y: number;
  scale: number;
  /** Percent. */
  occupancy: number;
}

/**
 * One house of the street. Its walls are markup that stays; its lights are elements that stay too, and fade where
 * their window changes: a key pressed in one room type touches one house.
 */
export const House = memo(function House({ shape, x, y, scale, occupancy }: HouseProps) {
  const body = useMemo(() => ({ __html: shape.body }), [shape]);
  const states = lightStates(shape, occupancy);
  const partly = states.findIndex((state) => state > 0 && state < 1);
  const [sx, sy] = shape.lightScale;
  return (
    <g transform={`translate(${num(x)} ${num(y)}) scale(${num(scale, 3)})`}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, no outside text */}
      <g dangerouslySetInnerHTML={body} />
      <g fill={ink.lit} transform={`scale(${num(sx, 3)} ${num(sy, 3)})`}>
        {shape.lights.map((light, i) => (
          <use
            // biome-ignore lint/suspicious/noArrayIndexKey: a window is known by its place in the wall
            key={i}
            href={`#house${light.cell}`}
            x={num(light.x)}
            y={num(light.y)}
            className={states[i] === 1 ? 'lit' : undefined}
          />
        ))}
        {partly < 0 ? null : (
          <HalfLight key={`part-${partly}`} shape={shape} window={partly} state={states[partly] ?? 0} />
        )}
      </g>
    </g>
  );
});

/** A room sold for part of the year: its blind is half down, the light stands in the lower part. */
function HalfLight({ shape, window, state }: { shape: HouseShape; window: number; state: number }) {
  const place = shape.lights[window];
  if (!place) return null;
  const { x, y } = place;
  const top = num(y + 28 * (1 - state));
  return (
    <g className="part">
      <path d={`M${num(x)} ${top}h22V${num(y + 28)}h-22z`} />
      {shape.cusped ? null : (
        <path
          d={`M${num(x + 11)} ${num(y)}v28M${num(x)} ${num(y + 11.8)}h22`}
          stroke={ink.glow}
          strokeWidth="1.1"
          opacity=".55"
        />
      )}
    </g>
  );
}
