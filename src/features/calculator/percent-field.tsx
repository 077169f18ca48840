import type { ReactNode } from 'react';
import { Field, Input } from '../../components/field';
import { shutters as copy } from '../../content/copy/calculator-extras';
import { fieldIssue } from '../../domain/calculator-field';
import { type ScenarioField, useScenario } from './scenario';

interface PercentFieldProps {
  field: ScenarioField;
  label: string;
}

/** A percentage of 0 to 100 in the scenario, as a labelled field. */
export function PercentField({ field, label }: PercentFieldProps): ReactNode {
  const { texts } = useScenario();
  // The same limits as an occupancy.
  const isWrong = fieldIssue('occupancyRate', texts[field]) !== null;
  return (
    <Field label={label} error={isWrong ? copy.percentProblem : undefined}>
      {(wiring) => <PercentInput field={field} {...wiring} />}
    </Field>
  );
}

interface PercentInputProps {
  field: ScenarioField;
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/** The bare control, for a sentence it stands in. */
export function PercentInput({ field, ...wiring }: PercentInputProps) {
  const { texts, setText } = useScenario();
  return (
    <span className="unit">
      <Input
        {...wiring}
        type="number"
        inputMode="decimal"
        min={0}
        max={100}
        step="any"
        autoComplete="off"
        numeric
        value={texts[field]}
        onChange={(event) => setText(field, event.target.value)}
      />
      <span aria-hidden="true">%</span>
    </span>
  );
}
