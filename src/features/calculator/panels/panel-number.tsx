import { memo, type ReactNode } from 'react';
import { NumberField } from '../../../components/fields/number-field';
import { panelProblem } from '../../../content/copy/calculator-months';
import { fieldIssue } from '../../../domain/number-field';
import { PANEL_FIELDS, type PanelField } from '../../../domain/panel-figures';
import { useScenario } from './scenario';

interface PanelNumberProps {
  field: PanelField;
  /** Must stay the same while only figures change, and so must the hint: the field is then left alone. */
  label: ReactNode;
  hint?: string | undefined;
  /** The hint asks for something. */
  isAsking?: boolean;
}

/** A number of the panels, with its limits from their table. One that starts empty may stay so. */
export const PanelNumber = memo(function PanelNumber({ field, label, hint, isAsking }: PanelNumberProps) {
  const { texts, setText } = useScenario();
  const { unit, minimum, maximum, start } = PANEL_FIELDS[field];
  const text = texts[field];
  const issue = fieldIssue(PANEL_FIELDS[field], text);
  const isFine = issue === null || (issue.code === 'empty' && start === null);
  return (
    <NumberField
      label={label}
      hint={isAsking ? <b>{hint}</b> : hint}
      problem={isFine ? undefined : panelProblem(PANEL_FIELDS[field], issue)}
      minimum={minimum}
      maximum={maximum}
      before={unit === 'rupees' ? '₹' : undefined}
      after={unit === 'percent' ? '%' : undefined}
      text={text}
      onText={(next) => setText(field, next)}
    />
  );
});
