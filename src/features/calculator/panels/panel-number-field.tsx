import type { ComponentProps } from 'react';
import { panelIssueText } from '../../../content/copy/calculator-panels';
import type { PanelFieldName } from '../../../domain/calculator/panel-input';
import { NumberField } from '../fields/number-field';
import { usePanelField } from './use-panel-field';

interface PanelNumberFieldProps extends Pick<ComponentProps<typeof NumberField>, 'label' | 'hint'> {
  field: PanelFieldName;
}

/**
 * Shows a panel's field and its error, and dispatches each edit. An empty field that has a default value shows an error, except
 * while it has the focus.
 */
export function PanelNumberField({ field, label, hint }: PanelNumberFieldProps) {
  const { inputProps, issue } = usePanelField(field);
  const isEmptyAndOptional = issue === 'empty' && inputProps.rule.defaultValue === null;
  const error = issue && !isEmptyAndOptional ? panelIssueText(inputProps.rule, issue) : undefined;
  return <NumberField {...inputProps} label={label} hint={hint} error={error} />;
}
