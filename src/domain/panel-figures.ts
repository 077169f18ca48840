import { mapFields, type NumberRule, PERCENTAGE } from './number-field';
import type { OtaTerms } from './ota-cost';
import { ownProperty } from './own-property';
import { hasCosts } from './year-after-costs';
import { MONTH_DAYS, SEASONS, type Season, type SeasonPlan } from './year-by-months';

/** Version of the stored text. Text of another version stays in storage until the visitor edits a panel. */
const VERSION = 1;

/** `start`: value before the visitor edits the field; null: empty. */
type PanelRule = NumberRule & { readonly start: number | null };

const RUPEES = { unit: 'rupees', minimum: 0, maximum: null } as const;

/** How busy and quiet months differ from the form. Links contain these. */
const SEASON_FIELDS = {
  busyOccupancy: { ...PERCENTAGE, start: null },
  busyPrice: { ...PERCENTAGE, maximum: 200, start: 0 },
  quietOccupancy: { ...PERCENTAGE, start: null },
  quietPrice: { ...PERCENTAGE, start: 0 },
} as const satisfies Readonly<Record<string, PanelRule>>;

/**
 * The numbers of the panels, under the names they are stored by. Starting values are examples: 60% of nights at 18%
 * commission and 18% GST on it, and 40% at 4.5%, make booking costs of 14.5%.
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
/** Numbers of fields; null: empty or unreadable. */
type Numbers<Field extends PanelField> = Readonly<Record<Field, number | null>>;

const seasonFields = Object.keys(SEASON_FIELDS) as readonly SeasonField[];
export const panelFields = Object.keys(PANEL_FIELDS) as readonly PanelField[];

/** The season of each month and the numbers of all panels' fields; null: empty or unreadable. */
export type PanelFigures = SeasonPlan & Numbers<PanelField>;

export const STARTING_PANELS: PanelFigures = readPanels(null);

/**
 * Reads the panels from text of local storage. A missing or unusable part gets its starting value; all parts do if the
 * text is null, is not JSON or has another version.
 */
export function readPanels(text: string | null): PanelFigures {
  const stored = parseJson(text);
  const known = ownProperty(stored, 'version') === VERSION ? stored : null;
  return { months: readMonths(known), ...readNumbers(known, panelFields) };
}

/** Returns the panels as text for local storage, which `readPanels` reads: seasons as indexes in `SEASONS`, fields as numbers or null. */
export function panelsText(figures: PanelFigures): string {
  return JSON.stringify({ version: VERSION, ...figures, months: seasonIndexes(figures) });
}

/** Returns the part of a link that describes the months, as plain JSON without costs; null if all months are ordinary. */
export function seasonPlanForLink(marks: SeasonPlan): object | null {
  if (!hasMarkedMonths(marks)) return null;
  return { months: seasonIndexes(marks), ...mapFields(seasonFields, (field) => marks[field]) };
}

/** Reads the marked months and their fields from untrusted data. A missing or unusable month is ordinary, a field gets its starting value. */
export function readSeasonPlan(raw: unknown): SeasonPlan {
  return { months: readMonths(raw), ...readNumbers(raw, seasonFields) };
}

/** Returns true if any month is marked as busy, quiet or closed. */
export function hasMarkedMonths({ months }: SeasonPlan): boolean {
  return months.some((season) => season !== 'ordinary');
}

/** Returns true if the months have something to save or print: a marked month, or fixed costs of 0 or more. */
export function hasMonthFigures(figures: PanelFigures): boolean {
  return hasMarkedMonths(figures) || hasCosts(figures);
}

/** Returns the visitor's contract terms with OTAs, in percent; an empty field counts as 0. */
export function otaTerms(figures: PanelFigures): OtaTerms {
  return {
    otaSharePercent: figures.otaShare ?? 0,
    commissionPercent: figures.commission ?? 0,
    gstPercent: figures.gst ?? 0,
    directCostPercent: figures.directCost ?? 0,
  };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function readMonths(raw: unknown): readonly Season[] {
  const stored = ownProperty(raw, 'months');
  const indexes: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return MONTH_DAYS.map((_, month) => SEASONS.find((_season, i) => i === indexes[month]) ?? 'ordinary');
}

function readNumbers<Field extends PanelField>(raw: unknown, fields: readonly Field[]): Numbers<Field> {
  return mapFields(fields, (field) => {
    const value = ownProperty(raw, field);
    if (value === null) return null;
    // `+ 0` turns a stored -0 into 0.
    return typeof value === 'number' && Number.isFinite(value) ? value + 0 : PANEL_FIELDS[field].start;
  });
}

function seasonIndexes({ months }: SeasonPlan): readonly number[] {
  return months.map((season) => SEASONS.indexOf(season));
}
