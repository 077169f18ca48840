import { calculator } from '../../../content/copy/calculator';
import { pictureCopy as copy } from '../../../content/copy/calculator-picture';
import { monthNames, seasonNames } from '../../../content/copy/month-names';
import type { CalculatorState } from '../../../domain/calculator';
import { formatRupees, rupeesInWords } from '../../../domain/money';
import { isMarked, type Marks, markedYear } from '../../../domain/panel-figures';
import type { Projection } from '../../../domain/projection';
import { type YearByMonths, yearByMonths } from '../../../domain/year-by-months';
import { paintPng, svgImage } from '../../../platform/paint-png';
import * as ink from '../../../theme/palette';
import { hotelArt, monthPlace, monthsArt, pictureSize } from './picture-art';

const DISPLAY = '"Rozha dashes", "Rozha One", serif';
const TEXT = '"Anek Latin", sans-serif';

interface Line {
  words: string;
  x: number;
  y: number;
  /** Largest size in px; a longer text is set smaller, down to `smallest`, and then cut. */
  size: number;
  smallest: number;
  width: number;
  colour: string;
  /** Of the text face; the display face has one weight. */
  weight?: 500 | 600;
  align?: 'center' | 'right';
}

/** The projection as a PNG of 1080 by 1350 px: hotel, total, rooms, and the twelve houses if months are marked. No costs. */
export function yearPicture(
  state: CalculatorState,
  projection: Projection,
  marks: Marks,
): Promise<Blob | null> {
  const year = yearByMonths(state, markedYear(marks));
  const hasMonths = isMarked(marks);
  const art = hasMonths
    ? monthsArt(year.months.map(({ season, occupancy }) => ({ season, occupancy: occupancy ?? 0 })))
    : hotelArt(year.rooms, projection.occupancy ?? 0);
  const lines = [...headLines(state, projection, year, hasMonths), ...(hasMonths ? monthLines(year) : [])];
  const fonts = [`64px ${DISPLAY}`, `500 32px ${TEXT}`, `600 32px ${TEXT}`];
  return paintPng({ ...pictureSize, fonts }, async (context) => {
    context.drawImage(await svgImage(art), 0, 0);
    for (const line of lines) write(context, line);
  });
}

function headLines(
  { hotelName }: CalculatorState,
  { totalAnnualRevenue, occupancy }: Projection,
  year: YearByMonths,
  hasMonths: boolean,
): Line[] {
  const place = { x: 72, width: 936, smallest: 28 };
  const quiet = { ...place, size: 34, weight: 500, colour: ink.onNightMuted } as const;
  return [
    { ...quiet, words: copy.heading, y: 104 },
    { ...place, words: hotelName.trim() || copy.noName, y: 190, size: 76, smallest: 44, colour: ink.onNight },
    { ...place, words: formatRupees(totalAnnualRevenue), y: 350, size: 150, smallest: 60, colour: ink.lit },
    {
      ...place,
      words: calculator.totalInWords(rupeesInWords(totalAnnualRevenue)),
      y: 412,
      size: 36,
      weight: 600,
      colour: ink.onNight,
    },
    { ...quiet, words: copy.rooms(year.rooms, occupancy), y: 466 },
    ...(hasMonths
      ? [{ ...quiet, words: copy.byMonths(year.revenue, year.occupancy), y: 518, weight: 600 } as const]
      : []),
    { ...quiet, words: copy.note, x: 1008, y: 1310, size: 28, width: 700, smallest: 20, align: 'right' },
  ];
}

function monthLines({ months }: YearByMonths): Line[] {
  return months.flatMap(({ season }, month): Line[] => {
    const { x, ground, width } = monthPlace(month);
    const under = { x, width, smallest: 20, align: 'center', colour: ink.onNight } as const;
    const name = monthNames[month]?.slice(0, 3) ?? '';
    return [
      { ...under, words: name, y: ground + 38, size: 30, weight: 600 },
      ...(season === 'ordinary'
        ? []
        : [
            {
              ...under,
              words: seasonNames[season].toLowerCase(),
              y: ground + 70,
              size: 28,
              weight: 500,
            } as const,
          ]),
    ];
  });
}

function write(context: CanvasRenderingContext2D, line: Line): void {
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
