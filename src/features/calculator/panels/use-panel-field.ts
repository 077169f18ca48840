import { fieldIssue } from '../../../domain/calculator/number-rule';
import { PANEL_RULES, type PanelFieldName } from '../../../domain/calculator/panel-input';
import { usePanels } from '../state/calculator-provider';

/** Returns `inputProps` for a panel's `NumberInput`, which dispatches each edit, and the `fieldIssue` of its text or null. */
export function usePanelField(field: PanelFieldName) {
  const { panelForm, dispatch } = usePanels();
  const rule = PANEL_RULES[field];
  const text = panelForm[field];
  const onTextChange = (typed: string) => dispatch({ type: 'edit-panel-field', field, text: typed });
  return { inputProps: { rule, text, onTextChange }, issue: fieldIssue(rule, text) };
}
