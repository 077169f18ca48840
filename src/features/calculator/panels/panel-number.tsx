import type { ReactNode } from 'react';
import { NumberField } from '../../../components/fields/number-field';
import { panelProblem } from '../../../content/copy/calculator-months';
import { fieldIssue } from '../../../domain/number-field';
import { PANEL_FIELDS, type PanelField } from '../../../domain/panel-figures';
import { useScenario } from './scenario';

interface PanelNumberProps {
  field: PanelField;
  label: ReactNode;
  hint?: ReactNode;
}

/** A number field of a panel, with the limits from `PANEL_FIELDS`. A field that is empty at first may be empty. */
export function PanelNumber({ field, label, hint }: PanelNumberProps) {
  const { texts, setText } = useScenario();
  const rule = PANEL_FIELDS[field];
  const issue = fieldIssue(rule, texts[field]);
  const isFine = issue === null || (issue === 'empty' && rule.start === null);
  return (
    <NumberField
      label={label}
      hint={hint}
      problem={isFine ? undefined : panelProblem(rule, issue)}
      rule={rule}
      text={texts[field]}
      onText={(text) => setText(field, text)}
    />
  );
}
