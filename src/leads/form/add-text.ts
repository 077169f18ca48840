import { textControl, uncover } from './form-values';

/**
 * Adds a text at the end of a field, as a new paragraph, and opens "Add details" if the field is inside it. Nothing is added
 * if the field contains the text already, or if the result would be longer than `maxLength`.
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
