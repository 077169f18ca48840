import { calculatorCopy } from '../../../content/copy/calculator/page';
import { calculatorPrintCopy } from '../../../content/copy/calculator/print';
import { pictureCopy as copy } from '../../../content/copy/calculator/sharing';
import { seasonLabel, shortMonthNames } from '../../../content/copy/dates';
import { totalRooms } from '../../../domain/calculator/hotel-input';
import { hasMarkedMonths } from '../../../domain/calculator/panel-input';
import { type YearByMonths, yearByMonths } from '../../../domain/calculator/year-by-months';
import { formatRupees, rupeesInWords } from '../../../domain/money';
import { paintPng } from '../../../platform/paint-png';
import * as palette from '../../../theme/palette';
import type { CalculatorFigures } from '../state/calculator-provider';
import { hotelDrawing, monthPosition, monthsDrawing, PICTURE_SIZE } from './picture-drawing';

const DISPLAY = '"Rozha dashes", "Rozha One", serif';
const TEXT = '"Anek Latin", sans-serif';

interface Line {
  words: string;
  x: number;
  y: number;
  /** Largest size in px. A text that is too wide gets smaller, down to `smallest`, and is then cut. */
  size: number;
  smallest: number;
  width: number;
  colour: string;
  /** If undefined, the text has the display face, which has one weight. */
  weight?: 500 | 600;
  align?: 'center' | 'right';
}

/**
 * Paints a PNG of 1080 by 1350 px with hotel, total, rooms, occupancy and one house. It never contains costs.
 * - If a month is marked, a house per month replaces the one house, and a line with the revenue and occupancy by months is
 *   added.
 * - Resolves to null if a font or the drawing fails, and logs it. Resolves to null without a log if the browser makes no PNG.
 */
export function projectionPicture(figures: CalculatorFigures): Promise<Blob | null> {
  const { hotelInput, panelInput, projection } = figures;
  const byMonths = hasMarkedMonths(panelInput) ? yearByMonths(hotelInput, panelInput) : null;
  const drawing = byMonths
    ? monthsDrawing(byMonths.months.map(({ season, occupancy }) => ({ season, occupancy: occupancy ?? 0 })))
    : hotelDrawing(totalRooms(hotelInput.roomTypes), projection.occupancy ?? 0);
  const lines = [...headLines(figures), ...(byMonths ? monthLines(byMonths) : [])];
  const fonts = [`64px ${DISPLAY}`, `500 32px ${TEXT}`, `600 32px ${TEXT}`];
  return paintPng(drawing, { ...PICTURE_SIZE, fonts }, (context) => {
    for (const line of lines) drawLine(context, line);
  });
}

const WIDE = { x: 72, width: 936, smallest: 28 };
const MUTED = { ...WIDE, size: 34, weight: 500, colour: palette.onNightMuted } as const;

function headLines({ hotelInput, projection }: CalculatorFigures): Line[] {
  const { revenue, occupancy } = projection;
  const inWords = calculatorCopy.totalInWords(rupeesInWords(revenue));
  return [
    { ...MUTED, words: copy.heading, y: 104 },
    {
      ...WIDE,
      words: calculatorPrintCopy.hotel(hotelInput.hotelName),
      y: 190,
      size: 76,
      smallest: 44,
      colour: palette.onNight,
    },
    { ...WIDE, words: formatRupees(revenue), y: 350, size: 150, smallest: 60, colour: palette.lit },
    { ...WIDE, words: inWords, y: 412, size: 36, weight: 600, colour: palette.onNight },
    { ...MUTED, words: copy.rooms(totalRooms(hotelInput.roomTypes), occupancy), y: 466 },
    { ...MUTED, words: copy.note, x: 1008, y: 1310, size: 28, width: 700, smallest: 20, align: 'right' },
  ];
}

/** Returns the line about the year by months, and the words below each month's house. */
function monthLines({ months, revenue, occupancy }: YearByMonths): Line[] {
  const yearLine: Line = { ...MUTED, words: copy.byMonths(revenue, occupancy), y: 518, weight: 600 };
  const belowHouses = months.flatMap(({ season }, month) => {
    const { x, ground, width } = monthPosition(month);
    const common = { x, width, smallest: 20, align: 'center', colour: palette.onNight } as const;
    const name = shortMonthNames[month] ?? '';
    const lines: Line[] = [{ ...common, words: name, y: ground + 38, size: 30, weight: 600 }];
    const words = seasonLabel(season);
    if (words !== null) lines.push({ ...common, words, y: ground + 70, size: 28, weight: 500 });
    return lines;
  });
  return [yearLine, ...belowHouses];
}

function drawLine(context: CanvasRenderingContext2D, line: Line): void {
  const { words, x, y, width, colour, weight, align = 'left' } = line;
  let { size } = line;
  const measure = (text: string) => {
    context.font = weight ? `${weight} ${size}px ${TEXT}` : `${size}px ${DISPLAY}`;
    return context.measureText(text).width;
  };
  while (measure(words) > width && size > line.smallest) size -= 2;
  const chars = [...words];
  let shown = words;
  while (measure(shown) > width && chars.pop() !== undefined) shown = `${chars.join('').trimEnd()}…`;
  Object.assign(context, { fillStyle: colour, textAlign: align });
  context.fillText(shown, x, y);
}
