import { type ComponentProps, type ReactNode, useId } from 'react';
import { inputClass, styles } from './field.styles';

interface ControlStyle {
  /** What it stands on; default `light`. */
  ground?: 'light' | 'night';
  /** Its digits stand in columns. */
  numeric?: boolean;
}

/** The bare control with the field's look, for places that build their own frame around it. */
export function Input({
  ground,
  numeric,
  ...rest
}: ControlStyle & Omit<ComponentProps<'input'>, 'className'>) {
  return <input {...rest} className={inputClass({ ground, numeric })} />;
}

/** The same for several lines. */
export function Textarea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea {...props} className={inputClass()} />;
}

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
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
