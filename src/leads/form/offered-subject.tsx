import { type RefObject, useId, useState } from 'react';
import { Button } from '../../components/button';
import { leadSubjectCopy } from '../../content/copy/lead-subject';
import { CALCULATOR_STORAGE_KEY } from '../../domain/calculator';
import { localStore } from '../../platform/browser-storage';
import { reveal, textControl } from './form-values';
import { subjectOffer } from './lead-subject';
import { offeredSubjectClass } from './offered-subject.styles';

export interface OfferedSubjectProps {
  subject: string;
  form: RefObject<HTMLFormElement | null>;
  /** Called after the text was added to the message. */
  onAdded: () => void;
}

/**
 * Shows a button that adds a text about `subject` to the message of `form`, and then calls `onAdded`. A live region says
 * whether it was added, was there before, or does not fit. Shows nothing if there is no text to offer.
 */
export function OfferedSubject({ subject, form, onAdded }: OfferedSubjectProps) {
  const aboutId = useId();
  const [said, setSaid] = useState('');
  const [offer] = useState(() => subjectOffer(subject, localStore.read(CALCULATOR_STORAGE_KEY).text));
  if (!offer) return null;
  const { text } = offer;
  function add(): void {
    if (!form.current) return;
    const outcome = addText(form.current, 'message', text);
    setSaid(leadSubjectCopy.said[outcome]);
    if (outcome === 'added') onAdded();
  }
  return (
    <div className={offeredSubjectClass()}>
      <p id={aboutId}>{offer.offer}</p>
      <Button size="sm" visual="line" aria-describedby={aboutId} onClick={add}>
        {offer.action}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}

/**
 * Adds `text` as a new paragraph at the end of the field `name`, and opens "Add details" if the field is inside it. Adds
 * nothing if the field contains the text ('already-there'), or if the form lacks the field or the result would be longer than
 * its `maxLength` ('full').
 */
function addText(form: HTMLFormElement, name: string, text: string): 'added' | 'already-there' | 'full' {
  const field = textControl(form, name);
  if (!field) return 'full';
  reveal(field);
  if (field.value.includes(text)) return 'already-there';
  const value = field.value.trim() === '' ? text : `${field.value.trimEnd()}\n\n${text}`;
  if (field.maxLength >= 0 && value.length > field.maxLength) return 'full';
  field.value = value;
  return 'added';
}
