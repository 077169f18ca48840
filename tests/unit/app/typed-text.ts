/** Adds a field with typed text to the document. Returns a function that removes it. */
export function typeText(): () => void {
  const field = document.createElement('textarea');
  field.value = 'Ten rooms';
  document.body.append(field);
  return () => field.remove();
}
