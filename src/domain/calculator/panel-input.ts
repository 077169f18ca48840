import { mapFields } from '../../helpers/map-fields';
import { ownProperty, parseJson } from '../../helpers/untrusted-data';
import { finiteNumberOr, type NumberRule, PERCENTAGE } from './number-rule';
import { MONTH_DAYS, SEASONS, type Season, type SeasonPlan } from './year-by-months';

/** Local storage key of the text of `serializePanels`. */
export const PANELS_STORAGE_KEY = 'revenue-calculator-panels';

/** Version of the stored text. Text of another version stays in storage until the visitor edits a panel. */
const VERSION = 1;

/** `defaultValue` is shown until the visitor edits the field. null leaves the field empty. */
type PanelRule = NumberRule & { readonly defaultValue: number | null };

const RUPEES = { unit: 'rupees', minimum: 0, maximum: null } as const;
/** The change of a better year. Empty counts as 0, and a negative number shows what a worse year loses. */
const CHANGE = { ...PERCENTAGE, minimum: null, isOptional: true } as const;

/** The fields of the season plan. Links contain these. */
const SEASON_RULES = {
  busyOccupancy: { ...PERCENTAGE, isOptional: true, defaultValue: null },
  busyPriceRise: { ...PERCENTAGE, maximum: 200, defaultValue: 0 },
  quietOccupancy: { ...PERCENTAGE, isOptional: true, defaultValue: null },
  quietPriceCut: { ...PERCENTAGE, defaultValue: 0 },
} as const satisfies Readonly<Record<string, PanelRule>>;

/** The numbers of the panels. Default values are examples; `bookingCostPercent` follows from the OTA fields. */
export const PANEL_RULES = {
  ...SEASON_RULES,
  fixedCosts: { ...RUPEES, isOptional: true, defaultValue: null },
  nightCost: { ...RUPEES, defaultValue: 900 },
  bookingCostPercent: { ...PERCENTAGE, defaultValue: 14.5 },
  otaShare: { ...PERCENTAGE, defaultValue: 60 },
  commission: { ...PERCENTAGE, defaultValue: 18 },
  gst: { ...PERCENTAGE, defaultValue: 18 },
  directCost: { ...PERCENTAGE, defaultValue: 4.5 },
  movedShare: { ...PERCENTAGE, defaultValue: 10 },
  occupancyPoints: { ...CHANGE, defaultValue: 5 },
  pricePercent: { ...CHANGE, defaultValue: 8 },
} as const satisfies Readonly<Record<string, PanelRule>>;

type SeasonField = keyof typeof SEASON_RULES;
export type PanelFieldName = keyof typeof PANEL_RULES;
type Numbers<Field extends PanelFieldName> = Readonly<Record<Field, number | null>>;

const SEASON_FIELDS = Object.keys(SEASON_RULES) as readonly SeasonField[];
export const PANEL_FIELDS = Object.keys(PANEL_RULES) as readonly PanelFieldName[];

/** Fields that have another name in stored data and links, which must stay readable. */
const STORED_NAMES: Partial<Record<PanelFieldName, string>> = {
  busyPriceRise: 'busyPrice',
  quietPriceCut: 'quietPrice',
  bookingCostPercent: 'bookingCosts',
  movedShare: 'moved',
};
const storedNameOf = (field: PanelFieldName) => STORED_NAMES[field] ?? field;

/** The season of each month and the numbers of all panels' fields. null means that the field is empty or unreadable. */
export type PanelInput = SeasonPlan & Numbers<PanelFieldName>;

/** Returns the number of each panel field by its name, without `seasons`: 0 for null. One beyond its limits stays. */
export function panelNumbersOrZero(panelInput: PanelInput) {
  return mapFields(PANEL_FIELDS, (field) => panelInput[field] ?? 0);
}

/** The panels at first and after Reset Form. All months are ordinary. */
export const DEFAULT_PANELS = parsePanelInput(null);

/**
 * Parses the stored panels. Null gives `DEFAULT_PANELS`. Returns null if the text is not JSON or of another version.
 * - A month without a valid season becomes ordinary.
 * - A number field keeps null and any finite number, not clamped. If it is missing or has another value, it gets its default.
 */
export function parseStoredPanels(text: string | null): PanelInput | null {
  if (text === null) return DEFAULT_PANELS;
  const raw = parseJson(text);
  return ownProperty(raw, 'version') === VERSION ? parsePanelInput(raw) : null;
}

function parsePanelInput(raw: unknown): PanelInput {
  return { seasons: parseSeasons(raw), ...parseNumbers(raw, PANEL_FIELDS) };
}

/**
 * Returns the panels, with the version of their format, as JSON text for `parseStoredPanels`. Returns null for
 * `DEFAULT_PANELS`. In the text, NaN and Infinity are null.
 */
export function serializePanels(panelInput: PanelInput): string | null {
  const textOf = (panels: PanelInput) =>
    JSON.stringify({ version: VERSION, ...storedValues(panels, PANEL_FIELDS) });
  const text = textOf(panelInput);
  return text === textOf(DEFAULT_PANELS) ? null : text;
}

/**
 * Returns the season plan as an object for a link, which `parseSeasonPlan` reads: `months` as indexes in `SEASONS`, and the
 * four numbers of the plan. Returns null if all months are ordinary, because then the numbers change nothing.
 */
export function serializeSeasonPlan(seasonPlan: SeasonPlan): object | null {
  if (!hasMarkedMonths(seasonPlan)) return null;
  return storedValues(seasonPlan, SEASON_FIELDS);
}

/**
 * Parses the object that `serializeSeasonPlan` returned, or any other value. JSON text gives the defaults. A missing or
 * unreadable part gets its default, which is 'ordinary' for a month. A number keeps null (an empty field) and any finite value,
 * also beyond its limits, as if typed.
 */
export function parseSeasonPlan(raw: unknown): SeasonPlan {
  return { seasons: parseSeasons(raw), ...parseNumbers(raw, SEASON_FIELDS) };
}

/** Returns true if at least one month is busy, quiet or closed. */
export function hasMarkedMonths({ seasons }: Pick<SeasonPlan, 'seasons'>): boolean {
  return seasons.some((season) => season !== 'ordinary');
}

function parseSeasons(raw: unknown): readonly Season[] {
  const rawMonths = ownProperty(raw, 'months');
  const indexes: readonly unknown[] = Array.isArray(rawMonths) ? rawMonths : [];
  const seasonAt = (index: unknown) => (typeof index === 'number' ? SEASONS[index] : undefined);
  return MONTH_DAYS.map((_, month) => seasonAt(indexes[month]) ?? 'ordinary');
}

function parseNumbers<Field extends PanelFieldName>(raw: unknown, fields: readonly Field[]): Numbers<Field> {
  return mapFields(fields, (field) => {
    const value = ownProperty(raw, storedNameOf(field));
    return value === null ? null : finiteNumberOr(value, PANEL_RULES[field].defaultValue);
  });
}

/** Returns the seasons as `months`, a list of indexes in `SEASONS`, and these fields under their stored names. */
function storedValues<Field extends PanelFieldName>(
  input: SeasonPlan & Numbers<Field>,
  fields: readonly Field[],
) {
  const numbers = Object.fromEntries(fields.map((field) => [storedNameOf(field), input[field]]));
  return { months: input.seasons.map((season) => SEASONS.indexOf(season)), ...numbers };
}
