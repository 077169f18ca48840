import type { FormValues } from '../rules/lead';

/** Returns the `<input>` or `<textarea>` with this name or id, or null if there is none, several, or another element. */
export function textControl(
  form: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | null {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
}

/**
 * Returns the text of each field named in `empty`, as typed, also of a disabled one. A name without exactly one `<input>` or
 * `<textarea>` gives ''. The values in `empty` are not used.
 */
export function readValues<Values extends FormValues>(form: HTMLFormElement, empty: Values): Values {
  const values = { ...empty };
  for (const name in empty) Object.assign(values, { [name]: textControl(form, name)?.value ?? '' });
  return values;
}

/** Writes each value into its empty field, and opens the `<details>` around it. Skips '' and missing fields. Fires no event. */
export function fillEmptyFields(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = textControl(form, name);
    if (field?.value !== '' || value === '') continue;
    field.value = value;
    reveal(field);
  }
}

/** Opens the nearest `<details>` around the field, so that its text is visible. Does nothing if there is none. */
export function reveal(field: Element): void {
  const details = field.closest('details');
  if (details) details.open = true;
}

/** Returns how many of these fields have text, not only blanks, that the browser accepts. A missing field does not count. */
export function countCompleted(form: HTMLFormElement, names: readonly string[]): number {
  return names.filter((name) => {
    const field = textControl(form, name);
    return field !== null && field.value.trim() !== '' && field.validity.valid;
  }).length;
}

/** Returns true if every field of `one` has exactly the same text in `other`. Ignores fields that only `other` has. */
export function areEqual(one: FormValues, other: FormValues): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}
