import { type RefObject, useId, useState } from 'react';
import { Button } from '../../components/button';
import { messageSuggestionCopy } from '../../content/copy/leads/message-suggestion';
import { HOTEL_STORAGE_KEY } from '../../domain/calculator/hotel-input';
import { safeLocalStorage } from '../../platform/browser-storage';
import { LEAD_MAX_LENGTHS } from '../rules/lead-payload';
import { openDetailsAround, textControl } from './form-controls';
import { messageSuggestion } from './message-suggestion';
import { messageSuggestionBoxClass } from './message-suggestion-box.styles';

export interface MessageSuggestionBoxProps {
  subject: string;
  formRef: RefObject<HTMLFormElement | null>;
  /** Called after the text was added to the message. */
  onAdded: () => void;
}

/**
 * Shows the `messageSuggestion` for `subject` and the hotel in local storage, with a button. Shows nothing if it
 * returns null. It is called once, on mount. The button stays after a click.
 * - A click adds the text to the field `message` of the form, and opens the `<details>` around it.
 * - It adds nothing if the field has the text already, has no room or is missing.
 * - A live region announces the result.
 */
export function MessageSuggestionBox({ subject, formRef, onAdded }: MessageSuggestionBoxProps) {
  const aboutId = useId();
  const [announcement, setAnnouncement] = useState('');
  const [suggestion] = useState(() =>
    messageSuggestion(subject, safeLocalStorage.read(HOTEL_STORAGE_KEY).text),
  );
  if (!suggestion) return null;
  const { text } = suggestion;
  function add(): void {
    if (!formRef.current) return;
    const outcome = addText(formRef.current, text);
    setAnnouncement(messageSuggestionCopy.announcements[outcome]);
    if (outcome === 'added') onAdded();
  }
  return (
    <div className={messageSuggestionBoxClass()}>
      <p id={aboutId}>{suggestion.sentence}</p>
      <Button size="sm" variant="outline" aria-describedby={aboutId} onClick={add}>
        {suggestion.action}
      </Button>
      <p role="status">{announcement}</p>
    </div>
  );
}

/**
 * Adds `text` as a new paragraph at the end of the field `message`, and opens the `<details>` around it. Returns
 * 'already-there' if the field contains the text, and 'full' if it is missing or would become too long.
 */
function addText(form: HTMLFormElement, text: string): 'added' | 'already-there' | 'full' {
  const field = textControl(form, 'message');
  if (!field) return 'full';
  openDetailsAround(field);
  if (field.value.includes(text)) return 'already-there';
  const value = field.value.trim() === '' ? text : `${field.value.trimEnd()}\n\n${text}`;
  if (value.length > LEAD_MAX_LENGTHS.custom_message) return 'full';
  field.value = value;
  return 'added';
}
