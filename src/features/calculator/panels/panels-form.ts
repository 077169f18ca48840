import type { Dispatch } from 'react';
import { optionalNumber } from '../../../domain/calculator/number-field';
import {
  DEFAULT_PANELS,
  otaTerms,
  type PanelField,
  type PanelFigures,
  panelFields,
} from '../../../domain/calculator/panel-figures';
import type { Season } from '../../../domain/calculator/year-by-months';
import { mapFields } from '../../../domain/map-fields';

/** `storedText`: the text that the panels were read from, null: none. Undo stores it unchanged. Absent after an edit. */
type Source = { readonly storedText?: string | null };

/** The panels as read from local storage. */
export type StoredPanels = PanelFigures & Source;

/** What the panels show: the season of each month, and fields as raw text, so "12." and an emptied field stay as typed. */
export type PanelsForm = Pick<PanelFigures, 'months'> & Readonly<Record<PanelField, string>> & Source;

export type PanelEdit =
  | { readonly type: 'panel-field'; readonly field: PanelField; readonly text: string }
  /** Sets the season of `months`; 0 for January. */
  | { readonly type: 'mark-months'; readonly season: Season; readonly months: readonly number[] };

/** The panels of the prerendered page and after Reset Form. */
export const DEFAULT_PANELS_FORM = panelsFormFrom({ ...DEFAULT_PANELS, storedText: null });

/** Returns panels as texts (null: ''), `storedText` as given. A text in `shown` with the same number ('12.') stays as it is. */
export function panelsFormFrom(panels: StoredPanels, shown?: PanelsForm): PanelsForm {
  const textFor = (field: PanelField) =>
    shown && optionalNumber(shown[field]) === panels[field] ? shown[field] : String(panels[field] ?? '');
  return { ...panels, ...mapFields(panelFields, textFor) };
}

/** Returns a copy of the panels with the edit, without `storedText`, so that it is stored as a new text, also if equal. */
export function changePanels({ storedText: _, ...panels }: PanelsForm, edit: PanelEdit): PanelsForm {
  if (edit.type === 'panel-field') return { ...panels, [edit.field]: edit.text };
  const seasonOf = (own: Season, month: number) => (edit.months.includes(month) ? edit.season : own);
  return { ...panels, months: panels.months.map(seasonOf) };
}

/** Returns the seasons, and the numbers of the fields, not clamped; null: empty, unreadable or too large. */
export function panelFiguresFrom(panels: PanelsForm): PanelFigures {
  return { months: panels.months, ...mapFields(panelFields, (field) => optionalNumber(panels[field])) };
}

/** What the visitor entered in the panels, as texts and as numbers. */
export type PanelInput = ReturnType<typeof panelInputFrom>;

/** Returns both arguments, `panelFigures` (null: empty or unreadable), and `terms`, `movedPercent`, `change` (null made 0). */
export function panelInputFrom(panels: PanelsForm, dispatch: Dispatch<PanelEdit>) {
  const panelFigures = panelFiguresFrom(panels);
  return {
    panels,
    dispatch,
    panelFigures,
    terms: otaTerms(panelFigures),
    /** Percent of all nights that move from OTAs to direct booking. */
    movedPercent: panelFigures.moved ?? 0,
    change: {
      occupancyPoints: panelFigures.occupancyPoints ?? 0,
      pricePercent: panelFigures.pricePercent ?? 0,
    },
  };
}
