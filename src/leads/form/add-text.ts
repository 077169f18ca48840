import { textControl, uncover } from './form-values';

/**
 * Puts a text behind what stands in a field, as a paragraph of its own, and opens "Add details" over it. A field that
 * takes no more of it (`maxLength`), or has it already, stays as it is.
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
