import { type RefObject, useId, useState } from 'react';
import { Button } from '../../components/button';
import { subjectOfferCopy } from '../../content/copy/subject-offer';
import { HOTEL_STORAGE_KEY } from '../../domain/calculator/hotel-figures';
import { safeLocalStorage } from '../../platform/browser-storage';
import { reveal, textControl } from './form-values';
import { subjectOffer } from './subject-offer';
import { subjectOfferBoxClass } from './subject-offer-box.styles';

export interface SubjectOfferBoxProps {
  subject: string;
  form: RefObject<HTMLFormElement | null>;
  /** Called after the text was added to the message. */
  onAdded: () => void;
}

/**
 * Shows the offer of `subjectOffer`, made once on mount, with a button, or nothing if it is null. A click adds the text to the
 * field `message` of `form` and opens the `<details>` around it. It adds nothing if the field has the text already, has no room
 * or is missing. A live region says the result. The button stays.
 */
export function SubjectOfferBox({ subject, form, onAdded }: SubjectOfferBoxProps) {
  const aboutId = useId();
  const [said, setSaid] = useState('');
  const [offer] = useState(() => subjectOffer(subject, safeLocalStorage.read(HOTEL_STORAGE_KEY).text));
  if (!offer) return null;
  const { text } = offer;
  function add(): void {
    if (!form.current) return;
    const outcome = addText(form.current, text);
    setSaid(subjectOfferCopy.said[outcome]);
    if (outcome === 'added') onAdded();
  }
  return (
    <div className={subjectOfferBoxClass()}>
      <p id={aboutId}>{offer.sentence}</p>
      <Button size="sm" variant="line" aria-describedby={aboutId} onClick={add}>
        {offer.action}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}

/**
 * Adds `text` as a new paragraph at the end of the field `message`, and opens the `<details>` around it. Returns
 * 'already-there' if the field contains the text, and 'full' if it is missing or would exceed its `maxLength`.
 */
function addText(form: HTMLFormElement, text: string): 'added' | 'already-there' | 'full' {
  const field = textControl(form, 'message');
  if (!field) return 'full';
  reveal(field);
  if (field.value.includes(text)) return 'already-there';
  const value = field.value.trim() === '' ? text : `${field.value.trimEnd()}\n\n${text}`;
  if (field.maxLength >= 0 && value.length > field.maxLength) return 'full';
  field.value = value;
  return 'added';
}
