import type { MonthlyCosts } from './losing-months';
import { type NumberRule, PERCENTAGE } from './number-field';
import type { OtaTerms } from './ota-cost';
import { ownProperty } from './own-property';
import { type MarkedYear, MONTH_DAYS, SEASONS, type Season } from './year-by-months';

/** Of the stored text. Another version is left as it is until a panel is edited. */
const VERSION = 1;

/** `start`: what stands in the field at first; null: nothing. */
type PanelRule = NumberRule & { readonly start: number | null };

const RUPEES = { unit: 'rupees', minimum: 0, maximum: null } as const;

/** How busy and quiet months differ from the form. These go into a link. */
const SEASON_FIELDS = {
  busyOccupancy: { ...PERCENTAGE, start: null },
  busyPrice: { ...PERCENTAGE, maximum: 200, start: 0 },
  quietOccupancy: { ...PERCENTAGE, start: null },
  quietPrice: { ...PERCENTAGE, start: 0 },
} as const satisfies Readonly<Record<string, PanelRule>>;

/**
 * THE table: the numbers of the panels, under the names they are stored by. Starting figures are examples: 60% of nights
 * at 18% commission and 18% GST on it and 40% at 4.5% make booking costs of 14.5%.
 */
export const PANEL_FIELDS = {
  ...SEASON_FIELDS,
  fixedCosts: { ...RUPEES, start: null },
  nightCost: { ...RUPEES, start: 900 },
  bookingCosts: { ...PERCENTAGE, start: 14.5 },
  otaShare: { ...PERCENTAGE, start: 60 },
  commission: { ...PERCENTAGE, start: 18 },
  gst: { ...PERCENTAGE, start: 18 },
  directCost: { ...PERCENTAGE, start: 4.5 },
  moved: { ...PERCENTAGE, start: 10 },
  occupancyPoints: { ...PERCENTAGE, start: 5 },
  pricePercent: { ...PERCENTAGE, start: 8 },
} as const satisfies Readonly<Record<string, PanelRule>>;

type SeasonField = keyof typeof SEASON_FIELDS;
export type PanelField = keyof typeof PANEL_FIELDS;
/** What the fields say; null: nothing that can be read. */
type Numbers<Field extends PanelField> = Readonly<Record<Field, number | null>>;

// The keys of tables written out above: there are no others.
const seasonFields = Object.keys(SEASON_FIELDS) as readonly SeasonField[];
export const panelFields = Object.keys(PANEL_FIELDS) as readonly PanelField[];

/** What a link carries of the panels: never the costs. */
export type Marks = { readonly months: readonly Season[] } & Numbers<SeasonField>;
export type PanelFigures = Marks & Numbers<PanelField>;

export const STARTING_PANELS: PanelFigures = readPanels(null);

/**
 * The figures in a text from local storage; null: nothing is stored. A part that cannot be used takes its starting figure,
 * and so does all of a text that is no JSON or of another version.
 */
export function readPanels(text: string | null): PanelFigures {
  const stored = parsed(text);
  const known = ownProperty(stored, 'version') === VERSION ? stored : null;
  return { ...readMonths(known), ...readNumbers(known, panelFields) };
}

/** The text to store: the seasons as their places in `SEASONS`, the fields as numbers or null. */
export function panelsText(figures: PanelFigures): string {
  return JSON.stringify({ version: VERSION, ...figures, months: seasonPlaces(figures) });
}

/** What a link says of the months, as plain JSON; null where nothing is marked. */
export function marksForLink(marks: Marks): object | null {
  if (!isMarked(marks)) return null;
  return { months: seasonPlaces(marks), ...pick(seasonFields, (field) => marks[field]) };
}

/** The same read back, from anything. What is not there is ordinary, with the starting figures. */
export function readMarks(raw: unknown): Marks {
  return { ...readMonths(raw), ...readNumbers(raw, seasonFields) };
}

/** Whether any month is not ordinary. */
export function isMarked({ months }: Marks): boolean {
  return months.some((season) => season !== 'ordinary');
}

/** The marks as `yearByMonths` wants them. A price without a number is as in the form. */
export function markedYear(marks: Marks): MarkedYear {
  return {
    months: marks.months,
    busy: { occupancyPercent: marks.busyOccupancy, pricePercent: marks.busyPrice ?? 0 },
    quiet: { occupancyPercent: marks.quietOccupancy, pricePercent: marks.quietPrice ?? 0 },
  };
}

/** null until fixed costs of 0 or more are typed. */
export function monthlyCosts({ fixedCosts, nightCost, bookingCosts }: PanelFigures): MonthlyCosts | null {
  if (fixedCosts === null || fixedCosts < 0) return null;
  return { fixed: fixedCosts, perNight: nightCost ?? 0, bookingPercent: bookingCosts ?? 0 };
}

/** The terms of the contracts with the agencies; what is not typed counts as 0. */
export function otaTerms(figures: PanelFigures): OtaTerms {
  return {
    otaSharePercent: figures.otaShare ?? 0,
    commissionPercent: figures.commission ?? 0,
    gstPercent: figures.gst ?? 0,
    directCostPercent: figures.directCost ?? 0,
  };
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function readMonths(raw: unknown): Pick<Marks, 'months'> {
  const stored = ownProperty(raw, 'months');
  const places: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return {
    months: MONTH_DAYS.map((_, i) => SEASONS.find((_season, place) => place === places[i]) ?? 'ordinary'),
  };
}

function readNumbers<Field extends PanelField>(raw: unknown, fields: readonly Field[]): Numbers<Field> {
  return pick(fields, (field) => {
    const value = ownProperty(raw, field);
    if (value === null) return null;
    // `+ 0` turns a stored -0 into 0.
    return typeof value === 'number' && Number.isFinite(value) ? value + 0 : PANEL_FIELDS[field].start;
  });
}

function seasonPlaces({ months }: Marks): readonly number[] {
  return months.map((season) => SEASONS.indexOf(season));
}

function pick<Field extends PanelField>(
  fields: readonly Field[],
  numberOf: (field: Field) => number | null,
): Numbers<Field> {
  const values: Partial<Record<Field, number | null>> = {};
  for (const field of fields) values[field] = numberOf(field);
  return values as Numbers<Field>;
}
