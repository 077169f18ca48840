import type { ComponentProps } from 'react';
import { panelIssueText } from '../../../content/copy/calculator/panels';
import { PANEL_RULES, type PanelFieldName } from '../../../domain/calculator/panel-input';
import { NumberField } from '../fields/number-field';
import { usePanels } from '../state/calculator-provider';

interface PanelNumberFieldProps extends Pick<ComponentProps<typeof NumberField>, 'label' | 'hint'> {
  field: PanelFieldName;
}

/** Shows a panel's field as a `NumberField`, and dispatches each edit. */
export function PanelNumberField({ field, ...words }: PanelNumberFieldProps) {
  return <NumberField {...usePanelField(field)} {...words} />;
}

/**
 * Returns what a panel's field needs: `rule`, `text`, `issueText` for a text that the rule does not allow, and `onTextChange`,
 * which dispatches an edit.
 */
export function usePanelField(field: PanelFieldName) {
  const { panelForm, dispatch } = usePanels();
  const rule = PANEL_RULES[field];
  return {
    rule,
    text: panelForm[field],
    issueText: panelIssueText(rule),
    onTextChange: (typed: string) => dispatch({ type: 'edit-panel-field', field, text: typed }),
  };
}
