import { leadsCopy } from '../../content/copy/leads/forms';
import { mapFields } from '../../helpers/map-fields';
import { FORM_FIELD_RULES, FORM_FIELDS, type FormValues } from '../rules/form-fields';
import { LEAD_MAX_LENGTHS } from '../rules/lead-payload';

/** Returns the `<input>` or `<textarea>` with this name or id. Returns null if there is none, or more than one control. */
export function textControl(
  form: HTMLFormElement,
  name: string,
): HTMLInputElement | HTMLTextAreaElement | null {
  const element = form.elements.namedItem(name);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
}

/** Returns the text of each field as typed, even of a disabled one. A field that the form lacks gives ''. */
export function readValues(form: HTMLFormElement): FormValues {
  return mapFields(FORM_FIELDS, (name) => textControl(form, name)?.value ?? '');
}

/** Writes each value into its empty field, and opens the `<details>` around it. Skips '' and missing fields. Fires no event. */
export function fillEmptyFields(form: HTMLFormElement, values: FormValues): void {
  for (const name of FORM_FIELDS) {
    const field = textControl(form, name);
    if (field?.value !== '' || values[name] === '') continue;
    field.value = values[name];
    openDetailsAround(field);
  }
}

/** Opens the nearest `<details>` around the field, so that the field is visible. Does nothing without a `<details>`. */
export function openDetailsAround(field: Element): void {
  const details = field.closest('details');
  if (details) details.open = true;
}

/**
 * Makes the browser refuse a form with a text that is longer than the server accepts, and say by how much to shorten it. The
 * attribute `maxLength` would cut off the end of a pasted text, without a message.
 */
export function checkLengths(form: HTMLFormElement): void {
  for (const name of FORM_FIELDS) {
    const field = textControl(form, name);
    // A blank text is not sent, or is refused by `pattern`.
    const length = field?.value.trim() ? field.value.length : 0;
    const excess = length - LEAD_MAX_LENGTHS[FORM_FIELD_RULES[name].leadField];
    field?.setCustomValidity(excess > 0 ? leadsCopy.tooLong(excess) : '');
  }
}

/**
 * Lights a window of the drawing for each completed field: the browser finds it valid, and its text is not blank. For this sets
 * the number as --completed on the section or dialog around form and drawing. Does nothing without one.
 */
export function showCompleted(form: HTMLFormElement): void {
  const completed = FORM_FIELDS.filter((name) => {
    const field = textControl(form, name);
    return field !== null && field.value.trim() !== '' && field.validity.valid;
  });
  const surrounding = form.closest<HTMLElement>('section, dialog');
  surrounding?.style.setProperty('--completed', `${completed.length}`);
}
