type Values = Readonly<Record<string, string>>;

/** The text control of a name, null when the form has none. */
export function textControl(
  form: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | null {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
}

/** What stands in the fields, also in disabled ones. A field the form lacks keeps its value of `empty`. */
export function readValues<Of extends Values>(form: HTMLFormElement, empty: Of): Of {
  const values = { ...empty };
  for (const name in empty) Object.assign(values, { [name]: textControl(form, name)?.value ?? '' });
  return values;
}

/** Writes values into the fields that are still empty: what somebody has typed stands. */
export function fillEmptyFields(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const field = textControl(form, name);
    if (field?.value !== '' || value === '') continue;
    field.value = value;
    uncover(field);
  }
}

/** What has come into a field must be seen: "Add details" opens over it. */
export function uncover(field: Element): void {
  const details = field.closest('details');
  if (details) details.open = true;
}

/** How many fields hold an answer the browser accepts. */
export function countCompleted(form: HTMLFormElement, names: readonly string[]): number {
  return names.filter((name) => {
    const field = textControl(form, name);
    return field !== null && field.value.trim() !== '' && field.validity.valid;
  }).length;
}

/** Whether both hold the same in every field of `one`. */
export function areEqual(one: Values, other: Values): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}
