import { useDeferredValue, useMemo } from 'react';
import { fieldIssue } from '../../../domain/calculator/number-rule';
import { PANEL_RULES, type PanelField, type PanelInput } from '../../../domain/calculator/panel-input';
import { type YearFigures, yearFigures } from '../../../domain/calculator/year-after-costs';
import { useHotel, usePanels } from '../state/calculator-provider';

/** Returns `inputProps` for the number input of a panel's field, which dispatches each edit, and the `issue` of its text. */
export function usePanelField(field: PanelField) {
  const { panels, dispatch } = usePanels();
  const rule = PANEL_RULES[field];
  const text = panels[field];
  const onTextChange = (typed: string) => dispatch({ type: 'edit-panel-field', field, text: typed });
  return { inputProps: { rule, text, onTextChange }, issue: fieldIssue(rule, text) };
}

/**
 * Returns `yearFigures` of the calculator, and the `panelInput` that it is calculated from. After an edit in a panel the caller
 * first renders with the old numbers, so the field shows the key press before the year is calculated.
 */
export function useYearFigures(): YearFigures & { readonly panelInput: PanelInput } {
  const { hotelInput } = useHotel();
  const panelInput = useDeferredValue(usePanels().panelInput);
  return useMemo(() => ({ panelInput, ...yearFigures(hotelInput, panelInput) }), [hotelInput, panelInput]);
}
