import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { inputRecipe } from '../theme/recipes/input';

/** The bare control with the field's look, for places that build their own frame around it. */
export const Input = chakra('input', inputRecipe);
export const Textarea = chakra('textarea', inputRecipe);

export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and what to do about it, in a sentence. Nothing: no error. */
  error?: ReactNode;
  /** The control, wired to its label, hint and error. */
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label above, control, then hint and error beneath, tied together for assistive technology. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div>
      <chakra.label htmlFor={id} display="block" textStyle="label" marginBottom="6px">
        {label}
      </chakra.label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <chakra.p id={hintId} textStyle="small" color="ink.muted" marginTop="6px">
          {hint}
        </chakra.p>
      ) : null}
      {error ? (
        <chakra.p id={errorId} textStyle="small" fontWeight="600" color="danger" marginTop="6px">
          {error}
        </chakra.p>
      ) : null}
    </div>
  );
}
