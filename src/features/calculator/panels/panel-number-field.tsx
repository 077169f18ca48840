import type { ComponentProps } from 'react';
import { panelIssueText } from '../../../content/copy/calculator/panels';
import { isAllowed } from '../../../domain/calculator/number-rule';
import { PANEL_RULES, type PanelFieldName } from '../../../domain/calculator/panel-input';
import { NumberField } from '../fields/number-field';
import { usePanels } from '../state/calculator-provider';

interface PanelNumberFieldProps extends Pick<ComponentProps<typeof NumberField>, 'label' | 'hint'> {
  field: PanelFieldName;
}

/** Shows a panel's field and dispatches each edit. Its error shows, except while the field is empty and has the focus. */
export function PanelNumberField({ field, ...words }: PanelNumberFieldProps) {
  return <NumberField {...usePanelField(field)} {...words} />;
}

/**
 * Returns what a panel's field needs: `rule`, `text`, `error`, which is undefined if there is none, and `onTextChange`, which
 * dispatches an edit.
 */
export function usePanelField(field: PanelFieldName) {
  const { panelForm, dispatch } = usePanels();
  const rule = PANEL_RULES[field];
  const text = panelForm[field];
  return {
    rule,
    text,
    error: isAllowed(rule, text) ? undefined : panelIssueText(rule),
    onTextChange: (typed: string) => dispatch({ type: 'edit-panel-field', field, text: typed }),
  };
}
