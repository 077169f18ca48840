import { memo, type ReactNode } from 'react';
import { NumberField } from '../../../components/fields/number-field';
import { panelProblem } from '../../../content/copy/calculator-months';
import { fieldIssue } from '../../../domain/number-field';
import { PANEL_FIELDS, type PanelField } from '../../../domain/panel-figures';
import { type Scenario, useScenario } from './scenario';

interface PanelNumberProps {
  field: PanelField;
  /** Label and hint must be stable while only figures change, so that the field does not render again. */
  label: ReactNode;
  hint?: string | undefined;
  /** Shows the hint in bold, because the panel needs this number. */
  isAsking?: boolean;
}

/** A number field of a panel, with the limits from `PANEL_FIELDS`. A field that is empty at first may be empty. */
export function PanelNumber(props: PanelNumberProps) {
  const { texts, setText } = useScenario();
  return <MemoField {...props} text={texts[props.field]} setText={setText} />;
}

type MemoFieldProps = PanelNumberProps & Pick<Scenario, 'setText'> & { text: string };

const MemoField = memo(function MemoField({ field, label, hint, isAsking, text, setText }: MemoFieldProps) {
  const { unit, minimum, maximum, start } = PANEL_FIELDS[field];
  const issue = fieldIssue(PANEL_FIELDS[field], text);
  const isFine = issue === null || (issue === 'empty' && start === null);
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
