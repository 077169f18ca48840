/** The drawing is 400 high at every size; a phone shows it at three quarters. */
export const STREET_HEIGHT = 400;

/** The drawing is at least this wide, and its middle is shown: the landscape stays where it is while houses come and go. */
const landscapeWidth = 1920;

/** Height of the ground at the foot of the picture, where the names are written. */
export const GROUND = 42;

const gap = 34;
const margin = 36;
/** Sky above the tallest roof, and the ground. */
const around = 74;
const largestScale = 1.6;
/** Houses are not drawn smaller than this on the screen: the street scrolls instead. */
const smallestScale = 0.95;

export interface HouseSize {
  readonly w: number;
  readonly h: number;
  readonly base: number;
}

/** The frame the street is seen through, in CSS pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

export interface StreetLayout {
  readonly scale: number;
  /** Width of the whole drawing, in its own units. */
  readonly width: number;
  /** The part of it that must be seen; wider than the frame: the street scrolls, over this many CSS pixels. */
  readonly scrollWidth: number | null;
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** Stands the houses on one ground, as large as the frame allows, in the middle of the drawing. `frame` null: not measured yet. */
export function layOutStreet(houses: readonly HouseSize[], frame: Frame | null): StreetLayout {
  const pixelsPerUnit = frame && frame.height > 0 ? frame.height / STREET_HEIGHT : 1;
  const visible = frame ? frame.width / pixelsPerUnit : landscapeWidth;
  const length = Math.max(
    1,
    houses.reduce((sum, { w }) => sum + w + gap, -gap),
  );
  const byHeight = (STREET_HEIGHT - around) / Math.max(1, ...houses.map(({ h }) => h));
  const fitting = Math.min((visible - 2 * margin) / length, byHeight, largestScale);
  const scale = Math.max(fitting, Math.min(smallestScale / pixelsPerUnit, byHeight));
  const needed = length * scale + 2 * margin;
  const width = Math.max(landscapeWidth, Math.ceil(needed / 480) * 480, Math.ceil(visible / 480) * 480);
  let x = (width - length * scale) / 2;
  const places = houses.map(({ w, base }) => {
    const place = { x, y: STREET_HEIGHT - GROUND - base * scale };
    x += (w + gap) * scale;
    return place;
  });
  const scrolls = frame !== null && needed > visible + 1;
  return { scale, width, scrollWidth: scrolls ? Math.round(needed * pixelsPerUnit) : null, places };
}

/** Room for a name under a house of width `w`, in units of the drawing. */
export function captionWidth(w: number, scale: number): number {
  return (w + gap) * scale - 8;
}
