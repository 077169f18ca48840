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

/** Shows a number field of a panel, with its error unless it may be empty (`PANEL_FIELDS`). Throws outside <ScenarioProvider>. */
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
