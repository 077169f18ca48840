import { type ComponentProps, type ReactNode, useId } from 'react';
import { fieldStyles, inputClass } from './field.styles';

interface InputProps extends Omit<ComponentProps<'input'>, 'className'> {
  isDark?: boolean;
  isNumeric?: boolean;
}

/** Renders an `<input>` with the other props. `isDark` is for a dark background. `isNumeric` makes digits equally wide. */
export function Input({ isDark, isNumeric, ...rest }: InputProps) {
  return <input {...rest} className={inputClass({ isDark, isNumeric })} />;
}

/** Renders a `<textarea>` with the given props. `Field` adds label, hint and error. */
export function Textarea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea {...props} className={inputClass()} />;
}

/** The attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The error message: the fault, and its correction. Undefined for a valid value. */
  error?: ReactNode;
  /** Renders the control and must spread `controlProps` on it. */
  children: (controlProps: ControlProps) => ReactNode;
}

/** Shows label and control, then `hint` and `error` if given. `children` must spread `controlProps` on its control. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div>
      <label htmlFor={id} className={fieldStyles().label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <p id={hintId} className={fieldStyles().hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className={fieldStyles().error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
