import { parseNumberOrNull } from '../../../domain/calculator/number-rule';
import { PANEL_FIELDS, type PanelFieldName, type PanelInput } from '../../../domain/calculator/panel-input';
import type { Season } from '../../../domain/calculator/year-by-months';
import { mapFields } from '../../../helpers/map-fields';

/** The panels as their fields show them: numbers are raw text, so "12." and an emptied field stay as typed. */
export type PanelFormValues = Pick<PanelInput, 'seasons'> & Readonly<Record<PanelFieldName, string>>;

export type PanelEdit =
  | { readonly type: 'edit-panel-field'; readonly field: PanelFieldName; readonly text: string }
  /** Sets the season of the months with these indexes, where 0 is January. */
  | { readonly type: 'mark-months'; readonly season: Season; readonly monthIndexes: readonly number[] };

/**
 * Returns the seasons of `panelInput`, and its numbers as texts. Null becomes ''. A text of `shown` stays if it means the same:
 * '12.' means 12, and blank, unreadable or too large text means null.
 */
export function panelFormValuesFrom(panelInput: PanelInput, shown?: PanelFormValues): PanelFormValues {
  const textFor = (field: PanelFieldName) =>
    shown && parseNumberOrNull(shown[field]) === panelInput[field]
      ? shown[field]
      : String(panelInput[field] ?? '');
  return { seasons: panelInput.seasons, ...mapFields(PANEL_FIELDS, textFor) };
}

/** Returns a copy of the panels with the edit, which is not checked. */
export function applyPanelEdit(panelForm: PanelFormValues, edit: PanelEdit): PanelFormValues {
  if (edit.type === 'edit-panel-field') return { ...panelForm, [edit.field]: edit.text };
  const seasonOf = (current: Season, month: number) =>
    edit.monthIndexes.includes(month) ? edit.season : current;
  return { ...panelForm, seasons: panelForm.seasons.map(seasonOf) };
}

/** Returns the same seasons, and the fields as numbers, not clamped. Empty, unreadable or too large text becomes null. */
export function panelInputFrom(panelForm: PanelFormValues): PanelInput {
  const numbers = mapFields(PANEL_FIELDS, (field) => parseNumberOrNull(panelForm[field]));
  return { seasons: panelForm.seasons, ...numbers };
}
