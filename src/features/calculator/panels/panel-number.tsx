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
  const { unit, minimum, maximum, start } = PANEL_FIELDS[field];
  const issue = fieldIssue(PANEL_FIELDS[field], texts[field]);
  const isFine = issue === null || (issue === 'empty' && start === null);
  return (
    <NumberField
      label={label}
      hint={hint}
      problem={isFine ? undefined : panelProblem(PANEL_FIELDS[field], issue)}
      minimum={minimum}
      maximum={maximum}
      before={unit === 'rupees' ? '₹' : undefined}
      after={unit === 'percent' ? '%' : undefined}
      text={texts[field]}
      onText={(text) => setText(field, text)}
    />
  );
}
