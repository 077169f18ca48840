import { fieldIssue } from '../../../domain/calculator/number-rule';
import { PANEL_RULES, type PanelField } from '../../../domain/calculator/panel-input';
import { usePanels } from '../state/calculator-provider';

/** Returns `inputProps` for a panel's number input, which dispatches each edit, and the `issue` of its text (`fieldIssue`). */
export function usePanelField(field: PanelField) {
  const { panels, dispatch } = usePanels();
  const rule = PANEL_RULES[field];
  const text = panels[field];
  const onTextChange = (typed: string) => dispatch({ type: 'edit-panel-field', field, text: typed });
  return { inputProps: { rule, text, onTextChange }, issue: fieldIssue(rule, text) };
}
