type Values = Readonly<Record<string, string>>;

/** Returns the `<input>` or `<textarea>` with this name; null if the form has none, or several. */
export function textControl(
  form: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | null {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
}

/** Returns the text of each field named in `empty`, as typed, also of disabled ones; '' for a field that the form lacks. */
export function readValues<Of extends Values>(form: HTMLFormElement, empty: Of): Of {
  const values = { ...empty };
  for (const name in empty) Object.assign(values, { [name]: textControl(form, name)?.value ?? '' });
  return values;
}

/** Writes each value except '' into the field of its name, if there is one and it has '', and reveals it. Fires no event. */
export function fillEmptyFields(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const field = textControl(form, name);
    if (field?.value !== '' || value === '') continue;
    field.value = value;
    reveal(field);
  }
}

/** Opens the `<details>` around the field ("Add details"), so that new text in it is visible. Does nothing without one. */
export function reveal(field: Element): void {
  const details = field.closest('details');
  if (details) details.open = true;
}

/** Returns how many of these fields have text, not only blanks, that the browser accepts. Ignores names without a field. */
export function countCompleted(form: HTMLFormElement, names: readonly string[]): number {
  return names.filter((name) => {
    const field = textControl(form, name);
    return field !== null && field.value.trim() !== '' && field.validity.valid;
  }).length;
}

/** Returns true if every field of `one` has exactly the same text in `other`. Ignores fields that only `other` has. */
export function areEqual(one: Values, other: Values): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}
