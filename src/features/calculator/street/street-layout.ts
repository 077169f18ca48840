/** Height of the drawing in its own units. A phone shows it at three quarters of that size. */
export const STREET_HEIGHT = 400;

/** Smallest width of the drawing. Its middle is visible, so the landscape does not move when a house is added or removed. */
const LANDSCAPE_WIDTH = 1920;

/** Height of the ground at the bottom of the picture, with the names on it. */
export const GROUND_HEIGHT = 42;

/** The width of the drawing is a multiple of this, so a small change of the street does not draw the landscape again. */
const WIDTH_STEP = 480;

const GAP = 34;
const MARGIN = 36;
/** Height of the sky above the tallest roof and of the ground. */
const SKY_AND_GROUND = 74;
const MAX_SCALE = 1.6;
/** Smallest scale of the houses on the screen. A longer street scrolls. */
const MIN_SCALE = 0.95;

/** Size of a house in its own units. `groundY` is measured from its top edge. */
interface HouseSize {
  readonly width: number;
  readonly height: number;
  readonly groundY: number;
}

/** Size of the street's element in CSS pixels. */
export interface ViewSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Lays the houses out in a centred row at the largest `scale` that `view` allows. Before the view is measured, `view` is null
 * and counts as 1920 px wide and as high as the drawing. A unit of a house is `scale` units of the drawing.
 * - `positions` of the top left corners of the houses, and `width` of the whole drawing: in units of the drawing.
 * - `scrollWidth` in px: the width of a row that is too wide and must scroll, otherwise null.
 */
export function layOutStreet(houses: readonly HouseSize[], view: ViewSize | null) {
  const pixelsPerUnit = view && view.height > 0 ? view.height / STREET_HEIGHT : 1;
  const visibleWidth = view ? view.width / pixelsPerUnit : LANDSCAPE_WIDTH;
  const rowWidth = Math.max(
    1,
    houses.reduce((sum, house) => sum + house.width + GAP, -GAP),
  );
  const scaleByHeight = (STREET_HEIGHT - SKY_AND_GROUND) / Math.max(1, ...houses.map(({ height }) => height));
  const fittingScale = Math.min((visibleWidth - 2 * MARGIN) / rowWidth, scaleByHeight, MAX_SCALE);
  const scale = Math.max(fittingScale, Math.min(MIN_SCALE / pixelsPerUnit, scaleByHeight));
  const neededWidth = rowWidth * scale + 2 * MARGIN;
  const steps = Math.ceil(Math.max(LANDSCAPE_WIDTH, neededWidth, visibleWidth) / WIDTH_STEP);
  const width = steps * WIDTH_STEP;
  let x = (width - rowWidth * scale) / 2;
  const positions = houses.map((house) => {
    const position = { x, y: STREET_HEIGHT - GROUND_HEIGHT - house.groundY * scale };
    x += (house.width + GAP) * scale;
    return position;
  });
  const isScrolling = view !== null && neededWidth > visibleWidth + 1;
  return {
    scale,
    width,
    scrollWidth: isScrolling ? Math.round(neededWidth * pixelsPerUnit) : null,
    positions,
  };
}

/**
 * Returns the width for the name below a house, in units of the drawing: house and gap, both scaled, less 8. `houseWidth` is in
 * units of the house.
 */
export function captionWidth(houseWidth: number, scale: number): number {
  return (houseWidth + GAP) * scale - 8;
}
