import { textControl, uncover } from './form-values';

/**
 * Adds `text` as a new paragraph at the end of the field `name`, and opens "Add details" if the field is inside it.
 * Adds nothing if the field contains the text ('already-there'), or if the form lacks the field or the result would be
 * longer than its `maxLength` ('full').
 */
export function addText(
  form: HTMLFormElement,
  name: string,
  text: string,
): 'added' | 'already-there' | 'full' {
  const field = textControl(form, name);
  if (!field) return 'full';
  uncover(field);
  if (field.value.includes(text)) return 'already-there';
  const value = field.value.trim() === '' ? text : `${field.value.trimEnd()}\n\n${text}`;
  if (field.maxLength >= 0 && value.length > field.maxLength) return 'full';
  field.value = value;
  return 'added';
}
