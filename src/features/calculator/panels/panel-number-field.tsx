import type { ComponentProps } from 'react';
import { NumberField } from '../../../components/fields/number-field';
import { panelIssueText } from '../../../content/copy/calculator-panels';
import { fieldIssue } from '../../../domain/calculator/number-rule';
import { PANEL_RULES, type PanelField } from '../../../domain/calculator/panel-input';
import { usePanelsState } from '../state/use-calculator';

interface PanelNumberFieldProps extends Pick<ComponentProps<typeof NumberField>, 'label' | 'hint'> {
  field: PanelField;
}

/**
 * Shows a panel's field and its error, and dispatches each edit. An empty field that has a default value shows an error, except
 * while it has the focus.
 */
export function PanelNumberField({ field, label, hint }: PanelNumberFieldProps) {
  const { panels, dispatch } = usePanelsState();
  const rule = PANEL_RULES[field];
  const issue = fieldIssue(rule, panels[field]);
  const isEmptyAndOptional = issue === 'empty' && rule.defaultValue === null;
  return (
    <NumberField
      label={label}
      hint={hint}
      error={issue && !isEmptyAndOptional ? panelIssueText(rule, issue) : undefined}
      rule={rule}
      text={panels[field]}
      onTextChange={(text) => dispatch({ type: 'edit-panel-field', field, text })}
    />
  );
}
