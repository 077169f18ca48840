import type { ComponentProps } from 'react';
import { panelIssueText } from '../../../content/copy/calculator-panels';
import { fieldIssue } from '../../../domain/calculator/number-rule';
import { PANEL_RULES, type PanelFieldName } from '../../../domain/calculator/panel-input';
import { NumberField } from '../fields/number-field';
import { usePanels } from '../state/calculator-provider';

interface PanelNumberFieldProps extends Pick<ComponentProps<typeof NumberField>, 'label' | 'hint'> {
  field: PanelFieldName;
}

/**
 * Shows a panel's field and its error, and dispatches each edit. An empty field shows an error only if it has a default value,
 * and not while it has the focus.
 */
export function PanelNumberField({ field, label, hint }: PanelNumberFieldProps) {
  const { inputProps, issue } = usePanelField(field);
  const isEmptyAndOptional = issue === 'empty' && inputProps.rule.defaultValue === null;
  const error = issue && !isEmptyAndOptional ? panelIssueText(inputProps.rule, issue) : undefined;
  return <NumberField {...inputProps} label={label} hint={hint} error={error} />;
}

/** Returns `inputProps` for a panel's `NumberInput`, which dispatches each edit, and the `fieldIssue` of its text or null. */
export function usePanelField(field: PanelFieldName) {
  const { panelForm, dispatch } = usePanels();
  const rule = PANEL_RULES[field];
  const text = panelForm[field];
  const onTextChange = (typed: string) => dispatch({ type: 'edit-panel-field', field, text: typed });
  return { inputProps: { rule, text, onTextChange }, issue: fieldIssue(rule, text) };
}
